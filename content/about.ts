import { examLanguageIds, otherExamLanguageIds } from '#domain/languages.ts'
import { inCity } from './in-city.ts'
import { capitalized, inLanguages, languageCount, languageList } from './language-names.ts'
import type { TotalApproval } from './total-approval.ts'

export type Highlight = {
  id: 'years' | 'centre' | 'recognition' | 'graduates'
  figure: string
  title: string
  text: string
}

export type FacadePicture =
  | 'storefront-afternoon'
  | 'storefront-evening'
  | 'facade-sign'
  | 'facade-door'
  | 'facade-window'

type AboutSection = { title: string; paragraphs: readonly string[] }

const sections = (approval: TotalApproval): readonly AboutSection[] => [
  {
    title: '1984: as portas se abrem',
    paragraphs: [
      `A escola abriu as portas em 1984 para ensinar idiomas a quem mora aqui. Mais de 40 anos depois, ensinamos ${languageList()}, e o motivo continua o mesmo: fazer as pessoas conversarem.`,
      // The word joiner keeps 'e-books' from breaking at its hyphen.
      'Muita coisa entrou na sala de aula nesse tempo: recursos multimídia, laboratório de idiomas, e-\u2060books, cursos online. O que ficou foi o jeito de receber: perguntar o nome, ouvir o que cada um procura e ensinar com paciência.',
    ],
  },
  {
    title: '2011: centro de exames Cambridge',
    paragraphs: [
      'Desde 2011, somos centro autorizado de exames Cambridge. Para o aluno, isso significa preparar-se com quem conhece o formato de cada parte da prova, do enunciado das questões à conversa com o examinador.',
      `${approval.about} Também preparamos para os níveis mais altos de Cambridge, para o TOEFL iBT e para os certificados de ${languageList(otherExamLanguageIds)}.`,
    ],
  },
  {
    title: 'Hoje: um curso para cada momento',
    paragraphs: [
      'Na mesma escola, um bebê aprende sua primeira canção em inglês, uma adolescente se prepara para o ENEM e um profissional ensaia a reunião da semana. Os cursos são flexíveis porque os nossos alunos não são todos iguais.',
      'Para acompanhar tanta gente diferente, professores e equipe seguem estudando. Ensinar bem é um trabalho que nunca se dá por terminado, e é disso que mais gostamos.',
    ],
  },
]

const highlights = (approval: TotalApproval): readonly Highlight[] => [
  {
    id: 'years',
    figure: '40+ anos',
    title: 'de experiência',
    text: 'Abrimos as portas em 1984 e seguimos com a mesma vontade de conversar.',
  },
  {
    id: 'centre',
    figure: 'Cambridge',
    title: 'centro de exames desde 2011',
    text: approval.highlight,
  },
  {
    id: 'recognition',
    figure: 'A1-C2',
    title: 'reconhecimento internacional',
    text: `Preparação para certificados aceitos em outros países, ${inLanguages(examLanguageIds)}.`,
  },
  {
    id: 'graduates',
    figure: 'Milhares',
    title: 'de alunos formados',
    text: 'Crianças, jovens, adultos e profissionais que hoje conversam em outro idioma.',
  },
]

const facadeCaptions: readonly { picture: FacadePicture; alt: string; caption: string }[] = [
  {
    picture: 'storefront-afternoon',
    alt: 'Fachada da escola sob a luz da tarde',
    caption: 'À tarde, o sol chega à calçada, e a conversa também.',
  },
  {
    picture: 'storefront-evening',
    alt: 'Fachada da escola ao anoitecer, com as luzes acesas',
    caption: 'Quando anoitece, as luzes acesas mostram onde estamos.',
  },
  {
    picture: 'facade-sign',
    alt: 'Detalhe do letreiro na fachada da escola',
    caption: 'O letreiro, para ninguém errar o endereço.',
  },
  {
    picture: 'facade-door',
    alt: 'Detalhe da porta de entrada da escola',
    caption: 'A porta por onde todo curso começa.',
  },
  {
    picture: 'facade-window',
    alt: 'Detalhe de uma janela da fachada da escola',
    caption: 'Pela janela, a rua ouve um pouco de cada idioma.',
  },
]

export const aboutPage = {
  head: (city: string | null) => ({
    title: 'Sobre a escola',
    description: `Escola de idiomas fundada em 1984${inCity(city)}, centro de exames Cambridge desde 2011. Conheça a nossa história e quem cuida da escola.`,
  }),
  eyebrow: 'Fundada em 1984',
  title: 'Sobre a Escola',
  lead: `${capitalized(languageCount())}, milhares de alunos e uma convicção: aprende a falar quem tem com quem conversar.`,
  sections,
  highlights,
  owner: {
    title: 'Quem cuida da escola',
    pictureAlt:
      'Retrato de quem cuida da escola, com um sorriso, diante de estantes cheias de livros',
    text: 'Escola tem rosto. Na nossa, a direção acompanha de perto o trabalho de professores e equipe, conversa com alunos e famílias e gosta de saber como foi a aula.',
  },
  facade: {
    title: 'A nossa fachada',
    text: 'Para reconhecer de longe e chegar sem erro: a escola em diferentes horas do dia e alguns detalhes de perto.',
    captions: facadeCaptions,
  },
  location: {
    title: 'Venha nos visitar',
    text: 'A melhor maneira de conhecer uma escola é entrar nela. Veja o caminho no mapa, venha tirar suas dúvidas e aproveite para conhecer as salas.',
  },
}
