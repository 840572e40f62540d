import type { Testimonial } from '#domain/school/lists/lists.ts'

/** The school replaces the samples with real testimonials, published with their authors' permission. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    sample: true,
    name: 'Helena Sampaio',
    role: 'Mãe de aluna',
    rating: 5,
    comment:
      'Minha filha chegou tímida e, semanas depois, voltava para casa cantando em inglês no banco de trás. Hoje é ela quem me corrige quando leio as histórias antes de dormir.',
    course: 'Kinder and Year',
  },
  {
    id: 2,
    sample: true,
    name: 'Rafael Nogueira',
    role: 'Estudante universitário',
    rating: 5,
    comment:
      'Eu entendia quase tudo, mas travava na hora de falar. Treinei cada parte da prova e entrei no exame sabendo o que esperar. Saí com o B2 First e com vontade de continuar.',
    course: 'Cambridge & TOEFL',
  },
  {
    id: 3,
    sample: true,
    name: 'Cláudia Bittencourt',
    role: 'Engenheira',
    rating: 5,
    comment:
      'Precisava apresentar um projeto em alemão e tinha a agenda lotada. As aulas partiram dos meus próprios slides, com correção paciente. Na reunião, respondi às perguntas sem consultar as anotações.',
    course: 'VIP Individual',
  },
]

export const testimonialsSection = {
  eyebrow: 'Depoimentos',
  title: 'Quem estuda aqui conta melhor',
  label: 'Depoimentos',
  dots: 'Escolher depoimento',
  buttonLabel: 'Conheça nossos cursos',
  review: 'Avaliar no Google',
}
