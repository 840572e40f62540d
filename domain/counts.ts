/** 'Nenhuma foto', '1 foto', '12 fotos'. Not Intl.PluralRules: in Portuguese it puts 0 under 'one'. */
export function photoCountLabel(count: number): string {
  if (count === 0) return 'Nenhuma foto'
  return count === 1 ? '1 foto' : `${formatCount(count)} fotos`
}

export function participantsLabel(count: number): string {
  return count === 1 ? '1 participante' : `${formatCount(count)} participantes`
}

/** '1.250'. Not Intl.NumberFormat: its first use costs 80 ms on a phone. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
