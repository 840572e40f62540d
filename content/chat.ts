export const chat = {
  region: 'Atendimento pelo WhatsApp',
  greeting: 'Olá! Gostaria de saber mais sobre os cursos de idiomas.',
  courseButton: 'Saiba mais',
  aboutCourse: (course: string, language?: string) =>
    `Olá! Tenho interesse no curso ${course}${language ? ` (${language})` : ''} e gostaria de informações sobre preços, horários e como começar.`,
  buttonLabel: 'Conversar com a escola no WhatsApp (abre em nova aba)',
  /** Until the school has given its number. */
  withoutNumber: { label: 'Falar com a escola' },
  popup: {
    title: 'Podemos ajudar?',
    text: 'Diga qual idioma você quer aprender e para quem é o curso. Respondemos pelo WhatsApp.',
    action: 'Conversar no WhatsApp',
    close: 'Fechar',
  },
}
