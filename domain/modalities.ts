export const modalities = ['presencial', 'online', 'hibrido'] as const
