import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addPhotos } from '../domain/photos/add-photos.ts'
import { chromiumFlags } from '../scripts/setup/chromium.mjs'
import { openStores } from '../server/stores.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'
import { chromiumPath } from './chromium.ts'
import { type Figure, median } from './table.ts'

export const title = 'Lighthouse on a phone, median of 5'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = ['/', '/cursos', '/about', '/teste-nivel', '/eventos', '/contato', '/privacidade']

export async function measure(): Promise<Figure[]> {
  const { dataDir, gallery } = await aSchoolWithAGallery()
  const site = await startSite({ DATA_DIR: dataDir })
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
  const figures: Figure[] = []
  for (const page of [...pages, gallery]) {
    const reports: Report[] = []
    // A browser that painted nothing has measured nothing: that round is said aloud and repeated.
    while (reports.length < runs) {
      const result = await lighthouse(site.url + page, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      const fault = faultOf(result?.lhr)
      if (result && !fault) reports.push(result.lhr)
      else console.log(`${page}: repeated, ${fault}`)
    }
    const name = page === gallery ? 'gallery' : page
    const audit = (id: string) =>
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    const scores = categories.map((category) =>
      median(reports.map((report) => 100 * (report.categories[category]?.score ?? 0))),
    )
    console.log(`${name}: ${scores.join(' / ')}`)
    figures.push(
      {
        what: `${name}: points missing of 400`,
        value: 400 - scores.reduce((sum, score) => sum + score, 0),
        limit: 0,
        unit: '',
      },
      {
        what: `${name}: largest paint`,
        value: audit('largest-contentful-paint') / 1000,
        limit: 1.5,
        unit: 's',
      },
      {
        what: `${name}: layout shift`,
        value: audit('cumulative-layout-shift'),
        limit: 0,
        unit: '',
      },
      {
        what: `${name}: blocking time`,
        value: audit('total-blocking-time'),
        limit: 50,
        unit: 'ms',
      },
      {
        what: `${name}: script`,
        value: transferred(reports[0], 'Script'),
        limit: page === '/' ? 110 : 100,
        unit: 'KB',
      },
      { what: `${name}: fonts`, value: transferred(reports[0], 'Font'), limit: 70, unit: 'KB' },
    )
  }
  chrome.kill()
  await site.stop()
  return figures
}

function faultOf(report: Report | undefined): string | undefined {
  if (!report) return 'no report'
  const failed = Object.values(report.audits).find(
    ({ scoreDisplayMode }) => scoreDisplayMode === 'error',
  )
  return report.runtimeError?.message ?? failed?.errorMessage
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function transferred(report: Report | undefined, type: string): number {
  const details = report?.audits['network-requests']?.details
  const items =
    details && 'items' in details
      ? (details.items as { resourceType: string; transferSize: number }[])
      : []
  return (
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  )
}

async function aSchoolWithAGallery() {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
  const stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ nome: 'Festa Junina' }), new Date())
  const bytes = await phonePhoto(2000, 1500)
  const files = Array.from({ length: 24 }, (_, index) => ({
    name: `${index}.jpg`,
    type: 'image/jpeg',
    bytes,
  }))
  await addPhotos(id, files, stores, { now: () => new Date() })
  await stores.close()
  return { dataDir, gallery: `/galeria-evento/${id}` }
}
