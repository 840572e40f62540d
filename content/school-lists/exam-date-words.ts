import type { ExamDate, Items } from '#domain/school/lists/lists.ts'
import { isOver } from '#domain/school/upcoming-exams.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { ListWords } from './list-words.ts'

const examOf = ({ exam }: ExamDate, { exams }: Pick<Items, 'exams'>) =>
  exams.find(({ id }) => id === exam)

export const examDateWords: ListWords<'examDates'> = {
  path: 'datas',
  one: 'data',
  shownAt: { list: '/#exames', item: () => '/#exames' },
  title: 'Datas de exame',
  changes:
    'Aparecem no cartão do exame, na página inicial e na do idioma, e na agenda que se assina. Depois do prazo o site diz que as inscrições se encerraram; depois da prova a data sai sozinha.',
  back: 'Voltar às datas',
  editTitle: 'Editar data',
  growing: {
    add: 'Adicionar data',
    newTitle: 'Nova data',
    empty: 'Ainda não há datas, e os cartões dos exames não falam nelas.',
    tooMany: 'Já são 60 datas, o máximo. Exclua uma para acrescentar outra.',
    removeTitle: 'Excluir data',
    removeQuestion: (name) => `Excluir a data ${name}?`,
    removed: 'Data excluída com sucesso!',
  },
  notFound: { title: 'Data Não Encontrada', text: 'A data solicitada não foi encontrada.' },
  the: (name) => `a data de prova “${name}”`,
  nameOf: (date, lists) =>
    `${examOf(date, lists)?.name ?? 'Exame excluído'}, ${formatLongDay(date.day)}`,
  about: ({ deadline, fee, place }) =>
    [`inscrições até ${formatLongDay(deadline)}`, fee, place].filter(Boolean).join(' · '),
  textOf: () => '',
  offSite: (date, { today, ...lists }) => {
    const exam = examOf(date, lists)
    if (!exam || exam.hidden) return 'Fora do site: o exame não está lá'
    return isOver(date, today) ? 'Fora do site: já passou' : null
  },
  fields: {
    exam: { label: 'Exame', hint: 'Da lista de exames do site.' },
    day: { label: 'Dia da prova' },
    deadline: { label: 'Inscrições até' },
    fee: { label: 'Taxa (opcional)', hint: 'Por exemplo: R$ 890' },
    place: { label: 'Onde (opcional)', hint: 'Por exemplo: Na escola, Sala 3' },
  },
}
