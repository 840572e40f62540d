/** The checkbox beside a sample value: it is already the school's own. */
export const confirmField = 'certo'
