import { emptyDocument } from '#domain/school/school-document.ts'
import { expect, test } from '#tests/browser/admin-site.ts'
import { allWidths, brokenFigures, narrowWidths } from '#tests/browser/broken-figures.ts'
import { inDays } from '#tests/browser/school-site.ts'
import { publicPageOfEachRoute } from '#tests/browser/visit.ts'
import { longest, schoolOfLongestTexts } from '#tests/sample-data/longest-texts.ts'

test.afterEach(async ({ school: { stores } }) => {
  const { revision } = await stores.school.find()
  await stores.school.save(emptyDocument, revision)
})

test('no figure, price, date or phone number breaks over two lines from 320 to 1920 px, however long the texts are', async ({
  page,
  school,
}) => {
  const draft = {
    nome: longest(120),
    descricao: longest(600),
    horario: longest(60),
    local: longest(160),
    participantes: 123456,
  }
  const event = await school.publish({ ...draft, data: inDays(30) })
  await school.publish({ ...draft, data: '2026-05-10' }, 1)
  const paths = [...publicPageOfEachRoute, `/galeria-evento/${event}`, '/formulario/ingles']

  const walk = async (widths: number[]) => {
    const broken: string[] = []
    for (const path of paths) {
      await page.goto(path)
      broken.push(...(await brokenFigures(page, widths)).map((figure) => `${path} ${figure}`))
    }
    expect(broken).toEqual([])
  }
  await test.step('in the texts that ship with the site', () => walk(allWidths))
  const { revision } = await school.stores.school.find()
  await school.stores.school.save(schoolOfLongestTexts(), revision)
  await test.step('in the longest texts', () => walk(narrowWidths))
})
