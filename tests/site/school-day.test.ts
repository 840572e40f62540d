import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { clockAt, skipAnHour } from '#tests/running-site/fake-clock.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { aClass, anExamDate } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

test('pages follow the day of São Paulo, not that of the build or of Greenwich, and turn with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  const classes = [aClass({ id: 1, firstDay: '2031-04-17' }), aClass({ id: 2, stillOpen: true })]
  const examDates = [anExamDate({ day: '2031-05-02', deadline: '2031-04-30' })]
  const state = withState(emptyDocument, { classes, examDates })
  await inFolder(folder, ({ school }) => school.save(state, 0))
  const start = { ...clockAt('2031-05-01T02:30:00Z'), TZ: 'UTC', DATA_DIR: folder }
  const site = await siteForTest(start)
  const page = async (path: string) => (await fetch(site.url + path)).text()
  const policy = await page('/privacidade')
  expect(policy).toMatch(/<time dateTime="2031-04-30">(<[^>]*>)*30 de abril de 2031</i)
  expect(policy.replaceAll('<!-- -->', '')).toContain('© 2031 Escola de Idiomas')
  const withClass = ['/', '/cursos', '/cursos/alemao', '/cursos/turmas']
  for (const path of withClass) expect(await page(path), path).toContain('id="turma-1"')
  const withExam = ['/', '/cursos/ingles']
  const registration = async (path: string) => /inscrições [a-zé]+/.exec(await page(path))?.[0]
  const question = encodeURIComponent(
    'a prova B2 First de 2 de maio de 2031. Como faço a inscrição?',
  )
  for (const path of withExam) {
    expect(await registration(path), path).toBe('inscrições até')
    expect(await page(path), path).toContain(question)
  }
  skipAnHour(site)
  await expect.poll(() => page('/privacidade')).toContain('1º de maio de 2031')
  for (const path of withClass) {
    expect(await page(path), path).not.toContain('id="turma-1"')
    expect(await page(path), path).toContain('id="turma-2"')
  }
  for (const path of withExam) {
    expect(await registration(path), path).toBe('inscrições encerradas')
    expect(await page(path), path).not.toContain(question)
  }
})
