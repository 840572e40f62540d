import { formatAtSchool } from '#domain/school-day.ts'
import { counted, eventsAndPhotos } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'
import type { SinceUpdate } from './since-update.ts'

/** What a person must know before going back, and the question. */
export function goBackQuestion(release: string, since: SinceUpdate): string {
  const { newEvents, newPhotos, deeds, waiting } = since
  const { binnedEvents, binnedPhotos, erasedPhotos, closed, removedPeople } = since
  const binned = binnedEvents + binnedPhotos > 0
  return present([
    `O site volta à versão ${release}, com os dados de ${formatAtSchool(since.copiedAt)}.`,
    `O que é de depois sai do site: ${eventsAndPhotos(newEvents, newPhotos)}, ${counted(deeds.length, 'mudança', 'mudanças')}. Fica guardado, e os eventos e as fotos podem ser trazidos de volta.`,
    waiting > 0 &&
      `${counted(waiting, 'foto à espera de ser salva não volta', 'fotos à espera de serem salvas não voltam')}: salve-as antes, ou envie-as de novo.`,
    binned &&
      `Voltam a ser vistos os da Lixeira: ${eventsAndPhotos(binnedEvents, binnedPhotos)}, excluídos desde então.`,
    erasedPhotos > 0 &&
      `Não voltam: ${counted(erasedPhotos, 'foto excluída', 'fotos excluídas')} de verdade.`,
    closed.length > 0 &&
      `Continuam fechados, porque alguém os fechou: ${closed.map(({ nome }) => nome).join(', ')}.`,
    removedPeople.length > 0 && `Voltam a ter acesso: ${removedPeople.join(', ')}.`,
    'As senhas voltam a ser as de então, e todos entram de novo.',
    'Voltar? (sim ou não): ',
  ]).join('\n')
}
