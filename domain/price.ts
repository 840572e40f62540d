/** What the amount of a price pays for. */
export const pricePeriods = ['month', 'term', 'course'] as const

export type PricePeriod = (typeof pricePeriods)[number]

/** `amount` in reais. */
export type Amount = { amount: number; per: PricePeriod }

/** Words are what has no such amount: 'Sob consulta', '10 vezes de R$ 390'. */
export type Price = Amount | string

export const periodWords: Record<PricePeriod, string> = {
  month: 'por mês',
  term: 'por semestre',
  course: 'pelo curso',
}

const typedPeriods: [PricePeriod, RegExp][] = [
  ['month', /^(|(por|ao|o|\/|p\/) ?m[eê]s|mensa(l|is))$/],
  ['term', /^((por|ao|o|\/|p\/) ?semestre|semestra(l|is))$/],
  ['course', /^(pelo|por|o|\/|p\/) ?curso( todo| inteiro| completo)?$/],
]

/** '390', 'R$ 1.950,50 pelo curso': an amount alone is for a month. Anything else is words. */
export function readPrice(typed: string): Price {
  const found = /^(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d\d?))?(?: ?reais)?,? ?(\D*)$/i.exec(
    typed,
  )
  const [, whole = '', cents = '', rest = ''] = found ?? []
  const per = typedPeriods.find(([, pattern]) => pattern.test(rest.toLowerCase()))?.[0]
  if (!found || !per) return typed
  return { amount: Number(`${whole.replaceAll('.', '')}.${cents || 0}`), per }
}

export function isFree(price: Price): boolean {
  return typeof price === 'string' && /^(gratuit[oa]|gr[aá]tis)/i.test(price)
}

/** 'R$ 390 por mês' */
export function priceText(price: Price): string {
  return typeof price === 'string' ? price : `${reais(price.amount)} ${periodWords[price.per]}`
}

function reais(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `R$ ${amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
