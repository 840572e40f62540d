import type { LanguageId } from '#domain/languages.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { capitalized, languageList } from './language-names.ts'

export const footerWords = {
  tagline: ({ foundedYear, offer }: Pick<ShownFacts, 'foundedYear' | 'offer'>) =>
    `${capitalized(languageList(offer.languages))}. Portas abertas desde ${foundedYear}.`,
  schoolTitle: 'A escola',
  about: 'Sobre a Escola',
  coursesTitle: 'Cursos por idioma',
  course: (id: LanguageId) => `Curso de ${languageList([id])}`,
  contactTitle: 'Fale conosco',
  contactPage: 'Como falar com a escola',
  followTitle: 'Siga a escola',
  policy: 'Política de Uso e Privacidade',
  removal: 'Remoção de uma foto',
  accessibility: {
    label: 'Acessibilidade',
    statement:
      'Este site foi feito para funcionar com teclado, leitor de tela e texto ampliado, seguindo as diretrizes WCAG 2.2, nível AA.',
    link: 'O que foi testado e como avisar de uma barreira',
  },
}
