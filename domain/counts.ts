/** 'Nenhuma foto', '1 foto', '12 fotos'. By hand: for Portuguese, Intl calls 0 'one'. */
export function photoCountLabel(count: number): string {
  if (count === 0) return 'Nenhuma foto'
  return count === 1 ? '1 foto' : `${grouped(count)} fotos`
}

export function participantsLabel(count: number): string {
  return count === 1 ? '1 participante' : `${grouped(count)} participantes`
}

/** '1.250'. By hand as well: the first number formatted by Intl costs a phone 80 ms. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
