import * as v from 'valibot'
import type { SchoolDay } from '#domain/school-day.ts'
import { typedLine, typedText } from '#domain/typed-text.ts'
import { problemsOf } from './problem-sentence.ts'
import { noticeSchema, type SiteNotice } from './school-document.ts'

export const noticeFields = ['text', 'link', 'lastDay'] as const

export type TypedNotice = Partial<Record<(typeof noticeFields)[number], string>>

export type NoticeOutcome =
  | { ok: true; notice: SiteNotice | null }
  | { ok: false; problems: Record<string, string> }

/** Without a text there is no notice, whatever else is typed. */
export function readNoticeForm(form: FormData): NoticeOutcome {
  const text = typedLine(form, 'text')
  if (text === '') return { ok: true, notice: null }
  const link = typedText(form, 'link') || null
  const notice = { text, link, lastDay: typedText(form, 'lastDay') || null }
  const { issues, success, output } = v.safeParse(noticeSchema, notice)
  return success ? { ok: true, notice: output } : { ok: false, problems: problemsOf(issues) }
}

export function typedNotice(notice: SiteNotice | null): TypedNotice {
  return { text: notice?.text ?? '', link: notice?.link ?? '', lastDay: notice?.lastDay ?? '' }
}

/** Until the end of its last day at the school. */
export function noticeOn(today: SchoolDay, notice: SiteNotice | null): SiteNotice | null {
  return notice?.lastDay && notice.lastDay < today ? null : notice
}
