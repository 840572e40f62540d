import { inCity } from './in-city.ts'
import { capitalized, languageList } from './language-names.ts'
import { languagesAndAges } from './languages-by-age.ts'
import type { TotalApproval } from './total-approval.ts'

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
export const heroSlides = (approval: TotalApproval): readonly HeroSlide[] => [
  {
    id: 1,
    eyebrow: 'Para crianças, jovens e adultos',
    // The no-break space keeps a lone 'O' from ending a line.
    title: 'Comece pelo olá. O\u00a0resto vem conversando.',
    text: `${capitalized(languagesAndAges())}. O teste de nível leva de 5 a 10 minutos e mostra por onde você entra na conversa.`,
    primary: { label: 'Começar Agora', href: '/teste-nivel', variant: 'primary' },
    secondary: { label: 'Conhecer Cursos', href: '/cursos', variant: 'secondary' },
    picture: 'hero-1',
    // The drawing greets in these four, whatever the school teaches.
    alt: 'Alunos conversam entre balões de fala que cumprimentam em inglês, espanhol, francês e alemão',
  },
  {
    id: 2,
    eyebrow: 'Centro de exames Cambridge desde 2011',
    ...approval.slide,
    primary: { label: 'Ver Certificações', href: '/#exames', variant: 'primary' },
    secondary: { label: 'Entre em Contato', href: '/contato', variant: 'secondary' },
    picture: 'hero-2',
    alt: 'Certificados dos exames A2 Key, B1 Preliminary e B2 First',
  },
  {
    id: 3,
    eyebrow: 'Portas abertas desde 1984',
    title: 'A porta está aberta. Pode entrar.',
    text: 'Há mais de 40 anos recebemos quem nunca disse uma palavra em outro idioma e quem só precisa perder a vergonha de falar. Conte o que você procura, e escolhemos o curso juntos.',
    primary: { label: 'Matrícule-se', href: '/contato', variant: 'primary' },
    secondary: { label: 'Saiba Mais', href: '/#sobre', variant: 'secondary' },
    picture: 'hero-3',
    alt: 'A porta aberta da escola, vista da calçada',
  },
]

export const homeHead = (city: string | null) => ({
  title: city ? `Escola de idiomas em ${city}` : 'Escola de idiomas desde 1984',
  description: `Escola de idiomas${inCity(city)} desde 1984: ${languagesAndAges()}. Exames Cambridge.`,
})

export const heroSection = {
  label: 'Destaques da escola',
  title: `Escola de ${languageList()}, fundada em 1984`,
  dots: 'Escolher destaque',
}
