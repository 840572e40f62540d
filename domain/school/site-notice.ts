import * as v from 'valibot'
import type { SchoolDay } from '#domain/school-day.ts'
import { typedLine, typedText } from '#domain/typed-text.ts'
import { problemsOf } from './problem-sentence.ts'
import { readWebUrl } from './read-web-url.ts'
import { noticeSchema, type SiteNotice } from './school-document.ts'

export const noticeFields = ['text', 'link', 'firstDay', 'lastDay'] as const

export type TypedNotice = Record<(typeof noticeFields)[number], string>

export type NoticeOutcome =
  | { ok: true; notice: SiteNotice | null }
  | { ok: false; problems: Record<string, string> }

/** Without a text there is no notice, whatever else is typed. */
export function readNoticeForm(form: FormData, today: SchoolDay): NoticeOutcome {
  const text = typedLine(form, 'text')
  if (text === '') return { ok: true, notice: null }
  const link = readLink(typedText(form, 'link')) || null
  const [firstDay, lastDay] = [
    typedText(form, 'firstDay') || null,
    typedText(form, 'lastDay') || null,
  ]
  const parsed = v.safeParse(noticeSchema, { text, link, firstDay, lastDay })
  const problems = {
    ...daysProblem(firstDay, lastDay, today),
    ...problemsOf(parsed.issues ?? []),
  }
  const isRefused = !parsed.success || Object.keys(problems).length > 0
  return isRefused ? { ok: false, problems } : { ok: true, notice: parsed.output }
}

function daysProblem(
  firstDay: string | null,
  lastDay: string | null,
  today: SchoolDay,
): Record<string, string> {
  if (!lastDay) return {}
  if (lastDay < today) return { lastDay: 'Este dia já passou: o aviso não apareceria.' }
  return firstDay && firstDay > lastDay ? { firstDay: 'O primeiro dia vem depois do último.' } : {}
}

/** 'www.escola.com.br' and 'wa.me/5511912345678' are URLs without https://; 'contato' is not. */
function readLink(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? readWebUrl(typed) : typed
}

export function typedNotice(notice: SiteNotice | null): TypedNotice {
  const { text, link, firstDay, lastDay } = notice ?? {}
  return { text: text ?? '', link: link ?? '', firstDay: firstDay ?? '', lastDay: lastDay ?? '' }
}

/** From the start of its first day at the school until the end of its last. */
export function noticeOn(today: SchoolDay, notice: SiteNotice | null): SiteNotice | null {
  if (notice?.firstDay && notice.firstDay > today) return null
  return notice?.lastDay && notice.lastDay < today ? null : notice
}
