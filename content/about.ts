import { type PageTexts, paragraphsOf } from '#domain/school/page-texts.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { examCentreSince } from './exams.ts'
import { inCity } from './in-city.ts'
import { capitalized, languageCount, languageList } from './language-names.ts'
import { teachesChildren } from './languages-by-age.ts'
import type { OriginalsSource } from './original-texts.ts'

export type Highlight = {
  id: 1 | 2 | 3 | 4
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

export const aboutOriginals = ({ years, offer, claimsThousands }: OriginalsSource) => ({
  aboutLead: `${capitalized(languageCount(offer.languages))}${claimsThousands ? ', milhares de alunos' : ''} e uma convicção: aprende a falar quem tem com quem conversar.`,
  highlight1Figure: years.ageFigure,
  highlight1Title: years.ageTitle,
  highlight1Text: `Abrimos as portas em ${years.founded} e seguimos com a mesma vontade de conversar.`,
  highlight4Figure: claimsThousands ? 'Milhares' : 'Alunos',
  highlight4Title: claimsThousands
    ? 'de alunos formados'
    : `de ${teachesChildren(offer) ? 'todas as' : 'muitas'} idades`,
  highlight4Text: `${teachesChildren(offer) ? 'Crianças, jovens, adultos' : 'Jovens, adultos'} e profissionais que hoje conversam em outro idioma.`,
  section1Title: `${years.founded}: as portas se abrem`,
  section1Text: [
    `A escola abriu as portas em ${years.founded} para ensinar idiomas a quem mora aqui. ${years.yearsLater}, ensinamos ${languageList(offer.languages)}, e o motivo continua o mesmo: fazer as pessoas conversarem.`,
    // The word joiner keeps 'e-books' from breaking at its hyphen.
    'Muita coisa entrou na sala de aula nesse tempo: recursos multimídia, laboratório de idiomas, e-\u2060books, cursos online. O que ficou foi o jeito de receber: perguntar o nome, ouvir o que cada um procura e ensinar com paciência.',
  ].join('\n'),
  section3Title: 'Hoje: um curso para cada momento',
  section3Text: [
    `Na mesma escola, ${teachesChildren(offer) ? `um bebê aprende sua primeira canção em ${languageList(offer.childrenLanguages, 'ou')}, uma adolescente se prepara para o ENEM` : 'uma estudante se prepara para a universidade'} e um profissional ensaia a reunião da semana. Os cursos são flexíveis porque os nossos alunos não são todos iguais.`,
    'Para acompanhar tanta gente diferente, professores e equipe seguem estudando. Ensinar bem é um trabalho que nunca acaba, e é disso que mais gostamos.',
  ].join('\n'),
  ownerText:
    'Escola tem rosto. Na nossa, a direção acompanha de perto o trabalho de professores e equipe, conversa com alunos e famílias e gosta de saber como foi a aula.',
  facadeText:
    'Para reconhecer de longe e chegar sem erro: a escola em diferentes horas do dia e alguns detalhes de perto.',
  captionAfternoon: 'À tarde, o sol chega à calçada, e a conversa também.',
  captionEvening: 'Quando anoitece, as luzes acesas mostram onde estamos.',
  captionSign: 'O letreiro, para ninguém errar o endereço.',
  captionDoor: 'A porta por onde todo curso começa.',
  captionWindow: 'Pela janela, a rua ouve um pouco de cada idioma.',
})

const highlights = (texts: PageTexts): readonly Highlight[] =>
  highlightParts(texts).filter(({ figure, title, text }) => figure || title || text)

const highlightParts = (texts: PageTexts): readonly Highlight[] => [
  {
    id: 1,
    figure: texts.highlight1Figure,
    title: texts.highlight1Title,
    text: texts.highlight1Text,
  },
  {
    id: 2,
    figure: texts.highlight2Figure,
    title: texts.highlight2Title,
    text: texts.highlight2Text,
  },
  {
    id: 3,
    figure: texts.highlight3Figure,
    title: texts.highlight3Title,
    text: texts.highlight3Text,
  },
  {
    id: 4,
    figure: texts.highlight4Figure,
    title: texts.highlight4Title,
    text: texts.highlight4Text,
  },
]

const sections = (texts: PageTexts) =>
  [
    { id: 1, title: texts.section1Title, paragraphs: paragraphsOf(texts.section1Text) },
    { id: 2, title: texts.section2Title, paragraphs: paragraphsOf(texts.section2Text) },
    { id: 3, title: texts.section3Title, paragraphs: paragraphsOf(texts.section3Text) },
  ].filter(({ title, paragraphs }) => title || paragraphs[0])

type FacadeCaption = { picture: FacadePicture; alt: string; caption: string }

const facadeCaptions = (texts: PageTexts): readonly FacadeCaption[] => [
  {
    picture: 'storefront-afternoon',
    alt: 'Fachada da escola sob a luz da tarde',
    caption: texts.captionAfternoon,
  },
  {
    picture: 'storefront-evening',
    alt: 'Fachada da escola ao anoitecer, com as luzes acesas',
    caption: texts.captionEvening,
  },
  {
    picture: 'facade-sign',
    alt: 'Detalhe do letreiro na fachada da escola',
    caption: texts.captionSign,
  },
  {
    picture: 'facade-door',
    alt: 'Detalhe da porta de entrada da escola',
    caption: texts.captionDoor,
  },
  {
    picture: 'facade-window',
    alt: 'Detalhe de uma janela da fachada da escola',
    caption: texts.captionWindow,
  },
]

type Head = Pick<ShownFacts, 'cityInHead' | 'foundedYear' | 'examCentreYear' | 'offer'>

export const aboutPage = {
  head: (school: Head) => ({
    title: 'Sobre a escola',
    description: `${[`Escola de idiomas fundada em ${school.foundedYear}${inCity(school.cityInHead)}`, examCentreSince(school)].filter(Boolean).join(', ')}. Conheça a nossa história e quem cuida da escola.`,
  }),
  eyebrow: (foundedYear: number) => `Fundada em ${foundedYear}`,
  title: 'Sobre a Escola',
  sections,
  highlights,
  owner: {
    title: 'Quem cuida da escola',
    pictureAlt:
      'Retrato de quem cuida da escola, com um sorriso, diante de estantes cheias de livros',
  },
  facade: { title: 'A nossa fachada', captions: facadeCaptions },
  location: {
    title: 'Venha nos visitar',
    text: 'A melhor maneira de conhecer uma escola é entrar nela. Veja o caminho no mapa, venha tirar suas dúvidas e aproveite para conhecer as salas.',
  },
}
