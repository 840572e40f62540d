import { priceText } from '#domain/price.ts'
import type { SchoolClass } from '#domain/school/lists/lists.ts'
import { formatLongDay } from '#domain/school-day.ts'

/** On the page that copies classes for the next period. */
export const copyClassesWords = {
  title: 'Copiar turmas para o próximo período',
  lead: 'Diga quando as aulas recomeçam. Cada turma ganha o seu primeiro dia de aula, pelo dia da semana; você confere tudo em uma tabela antes de salvar.',
  none: 'Nenhuma turma para copiar: todas já têm uma cópia mais nova, estão escondidas ou são de um curso excluído.',
  from: { label: 'As aulas recomeçam em', hint: 'Um dia a partir de hoje.' },
  percent: {
    label: 'Reajuste dos preços, em % (opcional)',
    hint: 'Por exemplo: 8. Sem ele, os preços ficam como estão; preços em palavras não mudam.',
  },
  build: 'Montar a tabela',
  rebuild: 'Montar de novo',
  table: 'Confira e salve',
  columns: { name: 'Turma', firstDay: 'Primeiro dia', price: 'Preço' },
  of: (name: string) => `de ${name}`,
  today: ({ firstDay, price }: SchoolClass) =>
    ['Hoje: ' + formatLongDay(firstDay), price && priceText(price)].filter(Boolean).join(' · '),
  tick: 'Marcar todas',
  untick: 'Desmarcar todas',
  remove: {
    label: 'Excluir da lista as turmas antigas',
    hint: 'As que estão marcadas acima. Sem isso elas ficam, e cada uma sai do site duas semanas depois do primeiro dia.',
  },
  submit: 'Salvar as turmas marcadas',
  busy: 'Salvando...',
  noneTicked: { title: 'Nenhuma Turma Marcada', text: 'Marque pelo menos uma turma.' },
  tooMany:
    'A lista guarda até 60 turmas, e com as cópias seriam mais. Desmarque algumas, ou marque que as antigas saem da lista.',
  saved: (count: number) =>
    count === 1
      ? 'A turma do próximo período está na lista.'
      : `As ${count} turmas do próximo período estão na lista.`,
}
