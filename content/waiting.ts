import { formatDayIn, type SchoolDay } from '#domain/school-day.ts'

/** What the panel says waits for somebody. */
export const waitingWords = {
  title: 'Espera por você',
  openPhotos: 'Abrir as fotos',
  lacksPhotos: (event: string) => `“${event}” já aconteceu e ainda não tem fotos.`,
  addPhotos: 'Adicionar fotos',
  removalRequest: (event: string, day: SchoolDay, today: SchoolDay) =>
    `Em ${formatDayIn(today.slice(0, 4), day)} alguém abriu um pedido de remoção de foto em “${event}”, e nenhuma foi excluída nem coberta desde então. A mensagem chega pelo WhatsApp.`,
  beginningClass: (name: string, day: SchoolDay, today: SchoolDay) =>
    `A turma ${name}, começa em ${formatDayIn(today.slice(0, 4), day)}.`,
  beginningClasses: (count: number) => `${count} turmas começam nos próximos sete dias.`,
  leavingClass: (name: string, day: SchoolDay, today: SchoolDay) =>
    `A turma ${name}, já começou e sai do site em ${formatDayIn(today.slice(0, 4), day)}. Se ainda aceita alunos, marque isso nela.`,
  leavingClasses: (count: number) =>
    `${count} turmas já começaram e saem do site nesta semana. Se alguma ainda aceita alunos, marque isso nela.`,
  openClass: 'Abrir a turma',
  openClasses: 'Abrir as turmas',
}
