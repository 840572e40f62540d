import { type LanguageId, languageIds } from '#domain/languages.ts'
import { testOutcomes } from './test-outcome.ts'

/** What visitors do beside opening a page: an element's `data-count`, or what a route counts when it serves it. */
export const pressKinds = [
  'whatsapp',
  'telefone',
  'email',
  'mapa',
  'aplicativo',
  'agenda',
  'quero-comecar',
  'avaliar',
  'pedido-de-foto',
  'endereco-antigo',
  'fotos-das-familias',
  'foto-das-familias',
] as const

export type PressKind = (typeof pressKinds)[number]

/** Counted by the server where it happens, never by a beacon. */
const serverKinds: readonly string[] = [
  'endereco-antigo',
  'fotos-das-familias',
  'foto-das-familias',
] satisfies PressKind[]

export const sources = ['google', 'instagram', 'whatsapp', 'direto', 'outros'] as const

export type Source = (typeof sources)[number]

/** What the site has at this moment. Nothing else is counted, so that forged names cannot fill the store. */
export type Countable = {
  siteHost: string
  isPage: (path: string) => Promise<boolean>
  /** A course or a class, which a chat button may be about: 'curso-3', 'turma-5'. */
  isSubject: (subject: string) => Promise<boolean>
}

/** The counters that a beacon increments. A beacon is 'page kind details', separated by spaces. */
export async function countedNames(beacon: string, site: Countable): Promise<string[]> {
  const [from = '', kind = '', ...details] = beacon.split(' ', 3)
  // The test runs in a frame, at a path of its own; it is counted for the page around it.
  const page = kind === 'pagina' ? from : from.replace('/formulario/', '/teste-nivel/')
  if (kind === 'teste-comecado') {
    const language = languageOf(page)
    return language ? [`${kind} ${language}`] : []
  }
  if (kind === 'teste-terminado') return finishedTest(page, details)
  if (!(await site.isPage(page))) return []
  if (kind === 'pagina') {
    const source = sourceOf(details[0] ?? '', site.siteHost)
    return [`pagina ${page}`, ...(source ? [`origem ${source}`] : [])]
  }
  if (!isPressKind(kind) || serverKinds.includes(kind)) return []
  const [subject] = details
  const isKnown = kind === 'whatsapp' && subject && (await site.isSubject(subject))
  return [isKnown ? `${kind} ${page} ${subject}` : `${kind} ${page}`]
}

/** Not the answers: they never leave the browser. */
function finishedTest(page: string, [sent]: readonly string[]): string[] {
  const language = languageOf(page)
  const outcome = testOutcomes.find((one) => one === sent)
  return language && outcome ? [`teste-terminado ${language} ${outcome}`] : []
}

function languageOf(page: string): LanguageId | undefined {
  return languageIds.find((id) => page === `/teste-nivel/${id}`)
}

function isPressKind(text: string): text is PressKind {
  return pressKinds.some((kind) => kind === text)
}

const hosts: readonly [RegExp, Source][] = [
  [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'google'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
]

/** Null for a visitor who was on the site already. */
export function sourceOf(referrerHost: string, siteHost: string): Source | null {
  if (referrerHost === siteHost) return null
  if (referrerHost === '') return 'direto'
  return hosts.find(([host]) => host.test(referrerHost))?.[1] ?? 'outros'
}
