/** 'Nenhuma foto', '1 foto', '12 fotos'. Not by Intl: for Portuguese it calls 0 'one'. */
export function photoCountLabel(count: number): string {
  if (count === 0) return 'Nenhuma foto'
  return count === 1 ? '1 foto' : `${formatCount(count)} fotos`
}

export function participantsLabel(count: number): string {
  return count === 1 ? '1 participante' : `${formatCount(count)} participantes`
}

/** '1.250'. Not by Intl: its first number costs a phone 80 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
