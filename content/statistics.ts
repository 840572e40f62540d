import { formatCount } from '#domain/counts.ts'
import type { LanguageId } from '#domain/languages.ts'
import { languageIds } from '#domain/languages.ts'
import type { PressKind, Source } from '#domain/statistics/counted.ts'
import type { Summary } from '#domain/statistics/summary.ts'
import type { TestOutcome } from '#domain/statistics/test-outcome.ts'
import { languageWords } from './languages.ts'
import { lowerCase } from './lower-case.ts'
import { startingPoint } from './placement/starting-point.ts'

export const statisticsWords = {
  title: 'Números do site',
  lead: 'Contamos toques, não pessoas; são números aproximados.',
  off: 'A contagem está desligada.',
  turnOn: 'Ligar a contagem',
  settings: 'O que é contado',
  none: 'Ainda não há números. Eles aparecem aqui assim que alguém abrir o site.',
  days: {
    title: 'Dia por dia',
    table: 'Ver os números de cada dia',
    day: 'Dia',
    visits: 'Aberturas do site',
    chats: 'Toques no WhatsApp',
  },
  contacts: {
    title: 'O que foi feito no site',
    none: 'Nos últimos 30 dias ninguém tocou no WhatsApp, no telefone nem no e-mail.',
    where: 'De onde veio cada toque no WhatsApp',
  },
  pages: { title: 'Páginas mais abertas' },
  tests: {
    title: 'Testes de nível',
    begun: 'Começados',
    finished: 'terminados',
    results: 'Resultados',
  },
  sources: { title: 'De onde as pessoas vieram' },
  export: 'Baixar tudo em CSV',
  times: (times: number) => (times === 1 ? '1 vez' : `${formatCount(times)} vezes`),
}

/** `act`: what the policy says is counted. */
export const pressWords: Record<PressKind, { name: string; act: string }> = {
  whatsapp: { name: 'WhatsApp', act: 'botão do WhatsApp tocado' },
  telefone: { name: 'Telefone', act: 'telefone tocado' },
  email: { name: 'E-mail', act: 'e-mail tocado' },
  mapa: { name: 'Mapa', act: 'mapa aberto' },
  aplicativo: { name: 'Aplicativo', act: 'aplicativo aberto' },
  agenda: { name: 'Agenda assinada', act: 'agenda assinada' },
  'quero-comecar': { name: 'Quero começar', act: 'pedido enviado' },
  avaliar: { name: 'Avaliar no Google', act: '“Avaliar no Google” tocado' },
  'pedido-de-foto': { name: 'Pedido sobre uma foto', act: 'pedido sobre uma foto enviado' },
  'endereco-antigo': {
    name: 'Endereços antigos abertos',
    act: 'endereço do site antigo aberto',
  },
  'fotos-das-familias': {
    name: 'Famílias: todas as fotos de um evento baixadas',
    act: 'fotos de um evento baixadas por uma família',
  },
  'foto-das-familias': {
    name: 'Famílias: uma foto salva',
    act: 'uma foto salva por uma família',
  },
}

export const sourceNames: Record<Source, string> = {
  google: 'Google',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  direto: 'Direto: endereço digitado, favorito ou aplicativo',
  outros: 'Outros sites',
}

/** The name of a finished level test's result. */
export function outcomeName(outcome: TestOutcome): string {
  return outcome === 'ponto-de-partida' ? startingPoint.title : outcome
}

/** What the owner wants to know, in three sentences. */
export function summarySentences(summary: Summary): string[] {
  const { visits, visitsBefore, chats, chatsBefore, tests } = summary
  const finished = tests
    .map(({ language, finished: levels }) => ({
      language,
      times: Object.values(levels).reduce((sum, times) => sum + times, 0),
    }))
    .sort((a, b) => b.times - a.times)[0]
  const { times } = statisticsWords
  return [
    `Nos últimos 30 dias o site foi aberto ${times(visits)}${compared(visits, visitsBefore)}.`,
    `${chats === 0 ? 'Nenhum toque' : chats === 1 ? '1 toque' : `${formatCount(chats)} toques`} no WhatsApp${compared(chats, chatsBefore)}.`,
    finished && finished.times > 0
      ? `O teste de ${languageName(finished.language)} foi terminado ${times(finished.times)}.`
      : 'Nenhum teste de nível foi terminado.',
  ]
}

/** Empty if there is nothing to compare with. */
function compared(now: number, before: number): string {
  if (before === 0) return ''
  const difference = Math.abs(now - before)
  if (difference === 0) return ', como nos 30 dias antes'
  return `, ${formatCount(difference)} a ${now > before ? 'mais' : 'menos'} que nos 30 dias antes`
}

/** On the panel, on Mondays. */
export function weekSentence({ visits, chats }: { visits: number; chats: number }): string {
  const pressed = chats === 1 ? '1 toque' : `${formatCount(chats)} toques`
  return `Na semana passada o site foi aberto ${statisticsWords.times(visits)}, com ${pressed} no WhatsApp.`
}

const languageName = (id: LanguageId) => lowerCase(languageWords(id).name)

const pageNames: Record<string, string> = {
  '/': 'Página inicial',
  '/cursos': 'Cursos',
  '/cursos/turmas': 'Turmas abertas',
  '/about': 'Sobre a Escola',
  '/teste-nivel': 'Teste de Nível',
  '/eventos': 'Eventos',
  '/contato': 'Contato',
  '/privacidade': 'Política de Privacidade',
  '/acessibilidade': 'Acessibilidade',
}

/** `eventName` gives the names for the galleries. */
export function pageName(path: string, eventName: (id: string) => string | undefined): string {
  const [, section = '', last = ''] = path.split('/')
  const language = languageIds.find((id) => id === last)
  if (language && section === 'cursos') return `Cursos de ${languageName(language)}`
  if (language) return `Teste de ${languageName(language)}`
  if (section === 'galeria-evento') return `Fotos: ${eventName(last) ?? 'evento excluído'}`
  return pageNames[path] ?? path
}
