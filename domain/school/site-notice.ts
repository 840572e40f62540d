import * as v from 'valibot'
import type { Typed } from '#domain/fields/field.ts'
import { type Problems, readFields } from '#domain/fields/form.ts'
import { day, line, optional, orNull, understood } from '#domain/fields/kinds.ts'
import { readWebUrl } from '#domain/fields/read-web-url.ts'
import { shownText, webUrlSchema } from '#domain/fields/schemas.ts'
import { type SchoolDay, schoolDayOf } from '#domain/school-day.ts'

const text = line(120)

const link = understood(
  v.union(
    [v.pipe(shownText, v.regex(/^\/(?![/\\])[^\s\\]{0,299}$/)), webUrlSchema],
    'use um caminho do site, como /contato, ou um endereço que comece com https://',
  ),
  readLink,
  'url',
)

export const noticeFields = {
  /** Without a text there is no notice, whatever else is typed. */
  text: optional(text),
  link: orNull(link),
  /** The days on which it is shown. Null: from now on, for good. */
  firstDay: orNull(day()),
  lastDay: orNull(day()),
}

export const noticeSchema = v.object({
  text: text.schema,
  link: noticeFields.link.schema,
  firstDay: v.optional(noticeFields.firstDay.schema, null),
  lastDay: noticeFields.lastDay.schema,
})

export type SiteNotice = v.InferOutput<typeof noticeSchema>

export function readNotice(
  typed: Typed,
  now: Date,
): { notice: SiteNotice | null; problems: Problems } {
  if (!typed.text) return { notice: null, problems: {} }
  const { values, problems } = readFields(noticeFields, typed, now)
  const notice = values as SiteNotice
  return { notice, problems: { ...daysProblem(notice, schoolDayOf(now)), ...problems } }
}

function daysProblem({ firstDay, lastDay }: SiteNotice, today: SchoolDay): Problems {
  if (!lastDay) return {}
  if (lastDay < today) return { lastDay: 'Este dia já passou: o aviso não apareceria.' }
  return firstDay && firstDay > lastDay ? { firstDay: 'O primeiro dia vem depois do último.' } : {}
}

/** 'www.escola.com.br' and 'wa.me/5511912345678' are URLs without https://; 'contato' is not. */
function readLink(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? readWebUrl(typed) : typed
}

/** From the start of its first day at the school until the end of its last. */
export function noticeOn(today: SchoolDay, notice: SiteNotice | null): SiteNotice | null {
  if (notice?.firstDay && notice.firstDay > today) return null
  return notice?.lastDay && notice.lastDay < today ? null : notice
}
