/** Times like '19:30'. `end` is null if only the beginning is stated. */
export type EventTime = { start: string; end: string | null }

const clock = String.raw`(\d{1,2})(?:\s*(?:h|hs|hrs?|horas?)\s*(\d{2})?(?:\s*min)?|:(\d{2})\s*(?:h|hs)?)?`
const oneTime = new RegExp(
  String.raw`^(?:(?:a partir )?d?[aà]s\s+|in[ií]cio:?\s+(?:[aà]s\s+)?)?${clock}$`,
  'i',
)
const twoTimes = new RegExp(
  String.raw`^(?:d?[aà]s\s+|de\s+)?${clock}\s*(?:[–—-]|at[ée](?:\s+[aà]s)?|[aàá]s?)\s*${clock}$`,
  'i',
)

/** The field holds 60 characters; older documents may hold anything. */
const longestText = 60

/** Reads '19h30', '19h às 22h', 'das 14 às 18h' or '19:00-22:00'. Null for any other text, which is shown as it is. */
export function readEventTime(horario: string | undefined): EventTime | null {
  const text = horario?.trim().replace(/\.$/, '') ?? ''
  if (text.length > longestText) return null
  const both = twoTimes.exec(text)
  if (both) {
    const start = timeOf(both.slice(1, 4))
    const end = timeOf(both.slice(4, 7))
    // '7 - 8' may be anything: one of the two has to look like a time.
    const isTime = /[h:]/i.test(text)
    return isTime && start && end && start !== end ? { start, end } : null
  }
  const one = /[h:]/i.test(text) ? oneTime.exec(text) : null
  const start = one && timeOf(one.slice(1, 4))
  return start ? { start, end: null } : null
}

function timeOf([hour = '', minuteAfterH, minuteAfterColon]: (string | undefined)[]):
  | string
  | null {
  const minute = minuteAfterH ?? minuteAfterColon ?? '00'
  if (Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
