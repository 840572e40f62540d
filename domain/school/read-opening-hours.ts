import { type DaysAndHours, type Weekday, weekdays } from '#domain/opening-hours.ts'
import { hoursCode } from './hours-code.ts'

type Range = { opens: string; closes: string }
/** For each weekday, from Monday. Null: nothing was said. */
type Week = (Range[] | null)[]

/** The code's pieces. What remains between them is not understood. */
const pieces = /(?:D\d(?:[~<,]?D\d)*|T\d{4}[+=]?[~<]T\d{4}[+=]?|<T\d{4}[+=]?|[XPM]|,)/g

/** Longer lines are not opening hours, and would take long to read. */
const longestLine = 200

/** What a text says about the week, and the lines that are not about it or cannot be understood. */
export type UnderstoodHours = { hours: DaysAndHours[]; unread: string[] }

/** Lines as people write them: 'Seg-sex: 8h às 12h e das 14h às 21h | Sáb. até 13h'. Doubtful lines are not guessed. */
export function readOpeningHours(text: string): UnderstoodHours {
  let week: Week = weekdays.map(() => null)
  let named: Named = { days: [], isHeading: false }
  const lines = text.split(/[\n|;]/).map((one) => one.trim())
  const unread: string[] = []
  // 'Férias de janeiro:' and the lines below it, up to an empty one.
  let isUnderOther = false
  for (const line of lines) {
    if (line === '') isUnderOther = false
    if (line === '') continue
    const read = line.length > longestLine || isUnderOther ? null : readLine(line, week, named)
    if (read === 'doubtful') return { hours: [], unread: lines.filter((one) => one !== '') }
    if (read) ({ week, named } = read)
    else {
      unread.push(line)
      isUnderOther ||= line.endsWith(':')
    }
  }
  return { hours: entriesOf(week), unread }
}

/** The days of a line, for lines below it that name none. `isHeading`: the line contained nothing else. */
type Named = { days: readonly number[]; isHeading: boolean }

type ReadLine = { week: Week; named: Named }

/** Null: not about the week. 'doubtful': it restricts the hours, but it is unclear how. */
function readLine(line: string, week: Week, named: Named): ReadLine | null | 'doubtful' {
  const { code, hasLabel } = hoursCode(line) ?? { code: '', hasLabel: false }
  if (code === '' || code.replace(pieces, '') !== '') return null
  const found = (code.match(pieces) ?? []).filter((piece) => piece !== ',')
  const own = found.find((piece) => piece.startsWith('D'))
  if (own && found.length === 1) {
    const days = daysOf(own)
    return { week, named: { days, isHeading: true } }
  }
  if (isPartlyClosed(found, own !== undefined || named.isHeading)) return 'doubtful'
  if (!own && (named.days.length === 0 || (hasLabel && !named.isHeading))) return null
  const spans = spansOf(found)
  const statements = spans && statementsOf(spans, named.days)
  const next = statements && saidOf(statements, week)
  if (!next) return null
  const isHeading = own ? false : named.isHeading
  return { week: next, named: { days: statements.at(-1)?.days ?? [], isHeading } }
}

/** 'Fechado das 12h às 13h', 'sexta à tarde fechado', or closed on days that only another line names. */
function isPartlyClosed(found: readonly string[], hasDays: boolean): boolean {
  return found.some((piece, at) => {
    if (piece !== 'X') return false
    const next = found[at + 1] ?? ''
    // Hours before it are those of other days: 'sábado 8h às 12h, domingo fechado' has a day between.
    return !hasDays || /^[PMT]/.test(next) || /^[PMT]/.test(found[at - 1] ?? '')
  })
}

type Span = { days: readonly number[] } | Range | { until: string } | 'closed'

/** In the order in which they were written. Null: an hour is invalid or ambiguous. */
function spansOf(found: readonly string[]): Span[] | null {
  const spans: (Span | null)[] = []
  let parts = ''
  for (const piece of found) {
    if (piece === 'X') spans.push('closed')
    else if (piece.startsWith('D')) spans.push({ days: daysOf(piece) })
    else if (piece === 'P' || piece === 'M') parts += piece
    else {
      spans.push(piece.startsWith('<') ? untilOf(piece) : rangeOf(piece, parts === 'P'))
      parts = ''
    }
  }
  return spans.includes(null) ? null : (spans as Span[])
}

type Statement = { days: readonly number[]; said: Exclude<Span, { days: unknown }>[] }

/** Days are followed by their hours, or hours by their days: 'das 8h às 21h de segunda a sexta'. */
function statementsOf(spans: Span[], otherwise: readonly number[]): Statement[] | null {
  const hasDays = spans.some(isDays)
  const [first] = spans
  const ordered = !hasDays || (first && isDays(first)) ? spans : spans.toReversed()
  // 'Das 8h às 21h de segunda a sexta, sábado das 8h às 12h': which days are whose?
  if (hasDays && ordered[0] && !isDays(ordered[0])) return null
  const statements: Statement[] = hasDays ? [] : [{ days: otherwise, said: [] }]
  for (const span of ordered) {
    if (isDays(span)) statements.push({ days: span.days, said: [] })
    else statements.at(-1)?.said.push(span)
  }
  return statements.every(({ said }) => said.length > 0) ? statements : null
}

function isDays(span: Span): span is { days: readonly number[] } {
  return typeof span === 'object' && 'days' in span
}

/** The week after applying the statements. Null: one depends on hours that were never stated. */
function saidOf(statements: Statement[], week: Week): Week | null {
  const next = [...week]
  let last: Range[] | null = week.findLast((ranges) => ranges) ?? null
  for (const { days, said } of statements) {
    for (const day of days) {
      for (const span of said) {
        const before = next[day] ?? null
        if (span === 'closed') next[day] = []
        else if ('opens' in span) next[day] = withRange(before ?? [], span)
        else {
          const opened = before ?? last
          const clipped = opened && closedAt(opened, span.until)
          if (!clipped) return null
          next[day] = clipped
        }
      }
    }
    last = next[days[0] ?? 0] ?? last
  }
  return next
}

/** A later line replaces earlier hours that it overlaps. */
function withRange(ranges: readonly Range[], range: Range): Range[] {
  const apart = ranges.filter(({ opens, closes }) => closes <= range.opens || opens >= range.closes)
  return [...apart, range].sort((a, b) => (a.opens < b.opens ? -1 : 1))
}

function closedAt(ranges: readonly Range[], until: string): Range[] | null {
  const open = ranges.filter(({ opens }) => opens < until)
  const last = open.at(-1)
  return last ? [...open.slice(0, -1), { ...last, closes: until }] : null
}

/** 'D0~D4' and 'D5,D6'. 'Sexta a segunda' wraps around the end of the week; 'segunda a segunda' is the whole week. */
function daysOf(code: string): number[] {
  const days = new Set<number>()
  let last = 0
  for (const [, link = '', digit] of code.matchAll(/([~<,]?)D(\d)/g)) {
    const place = Number(digit)
    const isRange = link === '~' || link === '<'
    for (let day = (last + 1) % 7; isRange && day !== place; day = (day + 1) % 7) days.add(day)
    days.add(place)
    last = place
  }
  return [...days].sort()
}

type Time = { hours: number; minutes: string; part: string }

function rangeOf(code: string, isLate: boolean): Range | null {
  const [from, to] = timesOf(code)
  if (!from || !to) return null
  const isOpenLate = isLate || (from.part === '' && to.part === '+' && from.hours < 6)
  // 'Das 7 às 10 da noite': in the morning or in the evening?
  const isDoubtful = from.part === '' && to.part === '+' && from.hours < to.hours && !isOpenLate
  const [opens, closes] = [clock(from, isOpenLate), clock(to, isLate)]
  return isDoubtful || opens < '05:00' || opens >= closes ? null : { opens, closes }
}

function untilOf(code: string): Span | null {
  const [to] = timesOf(code)
  return to ? { until: clock(to, false) } : null
}

function timesOf(code: string): Time[] {
  return [...code.matchAll(/T(\d\d)(\d\d)([+=]?)/g)].map(([, hours, minutes = '', part = '']) => ({
    hours: Number(hours),
    minutes,
    part,
  }))
}

function clock({ hours, minutes, part }: Time, isLate: boolean): string {
  const isShifted = hours < 12 && (part === '+' || (part === '' && isLate))
  if (hours === 24) return '23:59'
  return `${String(isShifted ? hours + 12 : hours).padStart(2, '0')}:${minutes}`
}

/** Days with the same hours together, in the order of the week. */
function entriesOf(week: Week): DaysAndHours[] {
  const groups = new Map<string, { days: Weekday[]; ranges: Range[] }>()
  for (const [index, day] of weekdays.entries()) {
    const ranges = week[index] ?? []
    const key = JSON.stringify(ranges)
    const group = groups.get(key) ?? { days: [], ranges }
    group.days.push(day)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ days, ranges }) =>
    ranges.map((range) => ({ days, ...range })),
  )
}
