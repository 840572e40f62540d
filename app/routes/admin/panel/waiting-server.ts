import { href } from 'react-router'
import type { Services } from '#app/context.ts'
import { panelWords } from '#content/admin.ts'
import { backupLine } from '#content/backup.ts'
import { binWords } from '#content/bin.ts'
import { clockWords } from '#content/clock.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { lacksContact } from '#domain/school/shown-school.ts'
import type { Waiting } from './waiting-list.tsx'

/** What is wrong with the site or its server; and the line about the backup, if nothing is wrong with that. */
export async function serverToDo(services: Services, school: SchoolInUse) {
  const { siteUrl, clock, backup, isShortOfSpace, isBinLargerThanFree } = services
  const waiting: Waiting[] = []
  if (lacksContact(school, siteUrl)) {
    const { text, link } = panelWords.lacksContact
    const to = href('/admin/escola/:grupo', { grupo: 'contato' })
    waiting.push({ text, isUrgent: true, link: { to, label: link } })
  }
  const doubt = clock.doubt()
  if (doubt) {
    waiting.push({
      text: `${clockWords.doubt(doubt)} ${clockWords.held} ${clockWords.wrong}`,
      isUrgent: true,
      confirm: { to: href('/admin/relogio'), label: clockWords.confirm },
    })
  }
  if (await isShortOfSpace()) waiting.push({ text: panelWords.shortOfSpace, isUrgent: true })
  const line = backup ? backupLine(await backup()) : null
  if (line && !line.isFine) waiting.push({ text: line.text, isUrgent: line.urgent })
  if (await isBinLargerThanFree()) {
    const link = { to: href('/admin/lixeira'), label: binWords.title }
    waiting.push({ text: binWords.outgrown, link })
  }
  return { waiting, backup: line?.isFine ? line.text : null }
}
