/** The inputs of a day's opening hours, in the order in which a form sends them. */
export const hoursFieldWords = {
  times: ['Abre às', 'Fecha às', 'Pausa das', 'Pausa até'],
  closed: 'Fechado',
} as const
