import { type Weekday, weekdays } from '#domain/opening-hours.ts'

/**
 * A line about opening hours as a short code: `D0` to `D6` a weekday, `T0830` a time (`T0830+` one of the afternoon or
 * evening, `T0830=` one of the morning), `~` from one to the other, `<` until, `P` in the afternoon or evening, `M` in
 * the morning, `X` closed, and `,` between them.
 */
export type HoursCode = {
  code: string
  /** The line begins with a label: 'Recepção: …'. */
  hasLabel: boolean
}

/** Hours on certain days of the year are not weekly hours. */
const ofTheYear =
  /\b(ferias|feriados?|recesso|natal|carnaval|pascoa|vespera|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/

const day =
  /^(seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?|dom(?:ingo)?)s?$/
const time =
  /^(\d{1,2})(?:[:h.](\d{2}))?\s*(?:horas?|hrs?|hs?|min(?:utos)?)?(?![a-z\d])(\s+e\s+meia\b)?(?:\s+d[ae]\s+(manha|tarde|noite)\b)?/
const word = /^[a-z]+/
/**
 * Labels of the school's own hours. Hours with another label ('Biblioteca: …', 'Verão: …') are not its weekly hours.
 */
const ownLabel = /^(recepcao|secretaria|escola|a escola|nossa escola)$/
const between = /^[\s,./&()]+/

const codes = new Map([
  ...['a', 'as', 'ao'].map((one) => [one, '~'] as const),
  ['ate', '<'],
  ['e', ','],
  ['manha', 'M'],
  ...['tarde', 'noite'].map((one) => [one, 'P'] as const),
  ...['fechado', 'fechada', 'fechados', 'fechamos'].map((one) => [one, 'X'] as const),
])
const silent = new Set(
  'o os das da de do dos aos nas nos no na em pela todas todos dia dias aberto aberta abertos abre abrimos atende atendemos atendimento horario horarios funciona funcionamos funcionamento'.split(
    ' ',
  ),
)

/** Null: the line has words that are not about hours of the week. */
export function hoursCode(line: string): HoursCode | null {
  let rest = inPlainLetters(line)
  if (ofTheYear.test(rest)) return null
  let code = ''
  let said = ''
  let hasLabel = false
  let hasUnknown = false
  while (rest !== '') {
    const [taken, piece] = nextPiece(rest)
    if (piece === ':' && !/[DTX]/.test(code)) {
      // 'Recepção: …'
      hasLabel = hasUnknown
      if (hasUnknown && !ownLabel.test(said.trim())) return null
      hasUnknown = false
      code = code.replace(/[^MP]/g, '')
    } else if (piece === null) hasUnknown = true
    else code += piece === ':' ? ',' : piece
    said += rest.slice(0, taken)
    rest = rest.slice(taken)
  }
  return hasUnknown ? null : { code: tidied(code), hasLabel }
}

/** The length of the first piece, and its code. Null: unknown. */
function nextPiece(rest: string): [number, string | null] {
  const space = between.exec(rest)?.[0]
  if (space) return [space.length, /[^\s]/.test(space) ? ',' : '']
  if (/^[–—-]/.test(rest)) return [1, '~']
  if (rest.startsWith(':')) return [1, ':']
  const [wholeTime, hours, minutes, half, part] = time.exec(rest) ?? []
  if (wholeTime && hours) return [wholeTime.length, timeCode(hours, half ? '30' : minutes, part)]
  const [name] = word.exec(rest) ?? []
  if (!name) return [1, null]
  const found = day.exec(name)?.[1]?.slice(0, 3)
  // 'seg. a sex.'
  const length = name.length + (rest[name.length] === '.' ? 1 : 0)
  if (found) return [length, `D${weekdays.indexOf(found as Weekday)}`]
  return [name.length, codes.get(name) ?? (silent.has(name) ? '' : null)]
}

function timeCode(hours: string, minutes = '00', part?: string): string | null {
  if (Number(hours) > 24 || Number(minutes) > 59) return null
  const said = part ? (part === 'manha' ? '=' : '+') : ''
  return `T${hours.padStart(2, '0')}${minutes}${said}`
}

function tidied(code: string): string {
  return (
    code
      .replace(/<~/g, '<')
      // 'Às segundas', 'à noite', and the dash in 'segunda a sexta - 8h às 21h'.
      .replace(/(^|[,PMX])~/g, '$1,')
      .replace(/~([PMX])/g, ',$1')
      .replace(/(D\d)~T/g, '$1,T')
      .replace(/(T\d{4}[+=]?)~D/g, '$1,D')
      .replace(/,+/g, ',')
      .replace(/^,|,$/g, '')
  )
}

/** Without accents, and with the days by their names: '2ª' is 'segunda'. */
function inPlainLetters(line: string): string {
  return line
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\b([2-6])as?\b/g, (_, n: string) => weekdays[Number(n) - 2] ?? '')
    .replace(/[\s-]+feiras?\b/g, '')
    .replace(/\bdias? utei?s\b|\bdia util\b|\bdurante a semana\b/g, 'seg a sex')
    .replace(/\btodos os dias\b|\bdiariamente\b/g, 'seg a dom')
    .replace(/\b(aos )?fi(m|ns) de semana\b/g, 'sab e dom')
    .replace(/\bmeio[\s-]dia\b/g, '12h')
    .replace(/\bmeia[\s-]noite\b/g, '24h')
    .replace(/\b(exceto|menos|salvo) (os |em |nos |aos )?feriados\b/g, '')
}
