import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath } from '#bench/chromium.ts'
import { createGallery } from '#bench/gallery-data.ts'
import { cpuSlowdown } from '#bench/slow-phone.ts'
import { median } from '#bench/statistics.ts'
import { atLeast, atMost, type Figure } from '#bench/table.ts'
import { chromiumFlags } from '#scripts/setup/chromium.mjs'
import { publicPageOfEachRoute } from '#tests/http-clients/site-routes.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = `Lighthouse on a phone, processor slowed down ${cpuSlowdown} times, median of 5`

const runs = 5
/** `PAGES='/eventos gallery'` measures only these. */
const pages = process.env.PAGES?.split(' ')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Transfer = { resourceType: string; transferSize: number }
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

export async function measure(): Promise<Figure[]> {
  const gallery = await createGallery({ width: 2000, height: 1500 })
  const site = await startSite({ DATA_DIR: gallery.dataDir })
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
  try {
    // The first visit of a new browser measures the browser's own start.
    await collectReports(site.url, chrome.port, 1)
    const figures: Figure[] = []
    for (const path of [...publicPageOfEachRoute, gallery.path]) {
      const name = path === gallery.path ? 'gallery' : path
      if (pages && !pages.includes(name)) continue
      const reports = await collectReports(site.url + path, chrome.port, runs)
      figures.push(...figuresOf(name, reports))
    }
    return figures
  } finally {
    chrome.kill()
    await site.stop()
  }
}

/** A run in which the browser painted nothing is repeated. */
async function collectReports(url: string, port: number, count: number): Promise<Report[]> {
  const reports: Report[] = []
  while (reports.length < count) {
    const onlyCategories = [...categories]
    const throttling = { cpuSlowdownMultiplier: cpuSlowdown }
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, throttling })
    const error = errorOf(result?.lhr)
    if (result && !error) reports.push(result.lhr)
    else console.log(`${url}: repeated, ${error}`)
  }
  return reports
}

function errorOf(report: Report | undefined): string | undefined {
  if (!report) return 'no report'
  const failed = Object.values(report.audits).find(
    ({ scoreDisplayMode }) => scoreDisplayMode === 'error',
  )
  return report.runtimeError?.message ?? failed?.errorMessage
}

function figuresOf(name: string, reports: Report[]): Figure[] {
  const score = (category: (typeof categories)[number]) =>
    median(reports.map((report) => Math.round(100 * (report.categories[category]?.score ?? 0))))
  const audit = (id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const transferred = (type: string) =>
    median(reports.map((report) => transferredKilobytes(report, type)))

  const [performance = 0, ...others] = categories.map(score)
  const machine = median(reports.map(({ environment }) => environment.benchmarkIndex))
  console.log(`${name}: ${[performance, ...others].join(' / ')}, benchmark index ${machine}`)
  return [
    atLeast(99, '', `${name}: performance`, performance),
    atLeast(300, '', `${name}: accessibility, best practices, SEO`, sumOf(others)),
    atMost(1.5, 's', `${name}: largest paint`, audit('largest-contentful-paint') / 1000),
    atMost(0, '', `${name}: layout shift`, audit('cumulative-layout-shift')),
    atMost(50, 'ms', `${name}: blocking time`, audit('total-blocking-time')),
    atMost(6, 'KB', `${name}: script`, transferred('Script')),
    atMost(70, 'KB', `${name}: fonts`, transferred('Font')),
  ]
}

function transferredKilobytes(report: Report, type: string): number {
  const details = report.audits['network-requests']?.details
  const items = details && 'items' in details ? (details.items as Transfer[]) : []
  const ofType = items.filter(({ resourceType }) => resourceType === type)
  return sumOf(ofType.map(({ transferSize }) => transferSize)) / 1024
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
