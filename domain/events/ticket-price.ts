const free =
  /\b(entrada|ingressos?|inscriç(ão|ões)|participação)\s+(é\s+|são\s+)?(franca|livre|gratuit[ao]s?|grátis)(?!\p{L})/iu
const priced =
  /\b(entrada|ingressos?|inscriç(?:ão|ões)|convites?)[^.!?\n]{0,30}?R\$\s?(\d{1,4})(?:,(\d{2}))?/iu

/** In reais, if the description states exactly one price; otherwise null. */
export function ticketPrice(descricao: string): number | null {
  const amounts = descricao.match(/R\$/g)?.length ?? 0
  if (amounts === 0) return free.test(descricao) ? 0 : null
  const [, , reais, centavos = '0'] = priced.exec(descricao) ?? []
  if (amounts > 1 || !reais || free.test(descricao)) return null
  return Number(reais) + Number(centavos) / 100
}
