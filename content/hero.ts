import type { PageTexts } from '#domain/school/page-texts.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { examCentreSince } from './exams.ts'
import { inCity } from './in-city.ts'
import { capitalized, languageList } from './language-names.ts'
import { languagesAndAges, teachesChildren } from './languages-by-age.ts'
import type { OriginalsSource } from './original-texts.ts'

export type HeroButton = { label: string; href: string; variant: 'primary' | 'secondary' }

export type HeroSlide = {
  id: number
  eyebrow: string
  title: string
  text: string
  primary: HeroButton
  secondary: HeroButton
  picture: 'hero-1' | 'hero-2' | 'hero-3'
  alt: string
}

/** The specification spells 'Matrícule-se' this way. */
export const heroOriginals = ({ years, offer, approval, examCentre }: OriginalsSource) => ({
  hero1Eyebrow: teachesChildren(offer)
    ? 'Para crianças, jovens e adultos'
    : 'Para jovens e adultos',
  // The no-break space keeps a lone 'O' from ending a line.
  hero1Title: 'Comece pelo olá. O\u00a0resto vem conversando.',
  hero1Text: `${capitalized(languagesAndAges(offer))}. O teste de nível leva de 5 a 10 minutos e mostra por onde você entra na conversa.`,
  hero1Primary: 'Começar Agora',
  hero1Secondary: 'Conhecer Cursos',
  ...(offer.institutions.length > 0
    ? {
        hero2Eyebrow: capitalized(examCentre ?? 'exames internacionais'),
        hero2Title: approval.slide.title,
        hero2Text: approval.slide.text,
        hero2Primary: 'Ver Certificações',
      }
    : {
        hero2Eyebrow: capitalized(languageList(offer.languages)),
        hero2Title: 'Um curso para cada momento',
        hero2Text: 'Para viajar, estudar ou trabalhar: veja os cursos e escolha por onde começar.',
        hero2Primary: 'Conhecer Cursos',
      }),
  hero2Secondary: 'Entre em Contato',
  hero3Eyebrow: `Portas abertas desde ${years.founded}`,
  hero3Title: 'A porta está aberta. Pode entrar.',
  hero3Text: `${years.forYears} recebemos quem nunca disse uma palavra em outro idioma e quem só precisa perder a vergonha de falar. Conte o que você procura, e escolhemos o curso juntos.`,
  hero3Primary: 'Matrícule-se',
  hero3Secondary: 'Saiba Mais',
})

export const heroSlides = (texts: PageTexts): readonly HeroSlide[] => [
  {
    id: 1,
    eyebrow: texts.hero1Eyebrow,
    title: texts.hero1Title,
    text: texts.hero1Text,
    primary: { label: texts.hero1Primary, href: '/teste-nivel', variant: 'primary' },
    secondary: { label: texts.hero1Secondary, href: '/cursos', variant: 'secondary' },
    picture: 'hero-1',
    alt: 'Alunos conversam entre balões de fala que cumprimentam em vários idiomas',
  },
  {
    id: 2,
    eyebrow: texts.hero2Eyebrow,
    title: texts.hero2Title,
    text: texts.hero2Text,
    primary: { label: texts.hero2Primary, href: '/#exames', variant: 'primary' },
    secondary: { label: texts.hero2Secondary, href: '/contato', variant: 'secondary' },
    picture: 'hero-2',
    alt: 'Certificados dos exames A2 Key, B1 Preliminary e B2 First',
  },
  {
    id: 3,
    eyebrow: texts.hero3Eyebrow,
    title: texts.hero3Title,
    text: texts.hero3Text,
    primary: { label: texts.hero3Primary, href: '/contato', variant: 'primary' },
    secondary: { label: texts.hero3Secondary, href: '/#sobre', variant: 'secondary' },
    picture: 'hero-3',
    alt: 'A porta aberta da escola, vista da calçada',
  },
]

type Head = Pick<ShownFacts, 'cityInHead' | 'foundedYear' | 'examCentreYear' | 'offer'>

export const homeHead = ({ cityInHead: city, foundedYear, ...school }: Head) => ({
  title: city ? `Escola de idiomas em ${city}` : `Escola de idiomas desde ${foundedYear}`,
  description: `Escola de idiomas${inCity(city)} desde ${foundedYear}: ${languagesAndAges(school.offer)}.${examCentreSince(school) ? ' Exames Cambridge.' : ''}`,
})

export const heroTitle = ({ foundedYear, offer }: Pick<ShownFacts, 'foundedYear' | 'offer'>) =>
  `Escola de ${languageList(offer.languages)}, fundada em ${foundedYear}`

export const heroSection = {
  label: 'Destaques da escola',
  dots: 'Escolher destaque',
}
