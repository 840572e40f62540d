/** 'Nenhuma foto', '1 foto', '12 fotos'. By hand: for Portuguese, Intl calls 0 'one'. */
export function photoCountLabel(count: number): string {
  if (count === 0) return 'Nenhuma foto'
  return count === 1 ? '1 foto' : `${count.toLocaleString('pt-BR')} fotos`
}

export function participantsLabel(count: number): string {
  return count === 1 ? '1 participante' : `${count.toLocaleString('pt-BR')} participantes`
}
