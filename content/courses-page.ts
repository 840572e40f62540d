import type { CourseFilter } from '#domain/courses.ts'

export const courseFilters: readonly { id: CourseFilter; label: string }[] = [
  { id: 'todos', label: 'Todos' },
  { id: 'criancas', label: 'Crianças' },
  { id: 'adolescentes', label: 'Adolescentes' },
  { id: 'jovens', label: 'Jovens' },
  { id: 'adultos', label: 'Adultos' },
  { id: 'preparatorios', label: 'Preparatórios' },
  { id: 'online', label: 'Online' },
]

export const coursesPage = {
  head: {
    title: 'Cursos para todas as idades',
    description:
      'Cursos de idiomas para crianças, adolescentes, jovens, adultos e profissionais, preparatórios para exames e vestibulares e opções online.',
  },
  eyebrow: 'Nossos cursos',
  title: 'Qual conversa você quer ter?',
  text: 'Pedir um café, passar no vestibular, fechar um contrato, entender os avós. Cada motivo pede um curso, e temos opções para todas as idades.',
  languagesTitle: 'Os idiomas que ensinamos',
  filterLabel: 'Filtrar cursos por público',
  resultOne: '1 curso',
  resultMany: (count: number) => `${count} cursos`,
  closingTitle: 'Ainda em dúvida?',
  closingText:
    'O teste de nível leva de 5 a 10 minutos e vem com uma recomendação de curso. É um bom começo de conversa.',
  closingButton: 'Fazer o teste de nível',
}
