import type { LanguageId } from '#domain/languages.ts'
import { inCity } from './in-city.ts'
import { languageList } from './language-names.ts'
import { lowerCase } from './lower-case.ts'

type LanguagePageWords = {
  lead: string
  /** Ends the description for search engines. */
  found: string
  /** A first exchange, in the language itself. */
  dialogue: readonly [string, string]
  reasons: Record<ReasonId, string>
}

export const reasonIds = ['study', 'work', 'life'] as const
export type ReasonId = (typeof reasonIds)[number]

export const languagePages: Record<LanguageId, LanguagePageWords> = {
  ingles: {
    lead: 'Do bebê que aprende cantando a quem negocia em outro país: inglês para todas as idades, dos primeiros sons ao C2 Proficiency.',
    found:
      'para crianças, adolescentes e adultos, com preparação para os exames Cambridge e o TOEFL',
    dialogue: ['Hello! How was your day?', 'Great, thanks! And yours?'],
    reasons: {
      study:
        'Do ENEM à universidade no exterior: ler com segurança, escrever com clareza e chegar ao certificado pedido.',
      work: 'Reuniões, entrevistas e apresentações no idioma que mais gente divide, com aulas sobre a sua área se você quiser.',
      life: 'Viagens, séries, jogos e amizades sem esperar pela legenda.',
    },
  },
  espanhol: {
    lead: 'Parecido não é igual. Aqui o portunhol vira espanhol, com pronúncia, falsos amigos e muita conversa.',
    found: 'para jovens e adultos: pronúncia, falsos amigos, conversa e preparação para o DELE',
    dialogue: ['¡Hola! ¿Qué tal el día?', 'Muy bien, gracias. ¿Y tú?'],
    reasons: {
      study: 'As questões de espanhol do ENEM e dos vestibulares, e o DELE para quem quer ir além.',
      work: 'Nossos vizinhos falam espanhol. Quem os entende sem portunhol vende, compra e negocia melhor.',
      life: 'Cerca de vinte países, da Patagônia ao México, no idioma de quem mora lá.',
    },
  },
  frances: {
    lead: 'Um idioma que se aprende de ouvido, com ritmo e expressão, do primeiro bom-dia à conversa longa.',
    found: 'para jovens e adultos: sons, ritmo, conversa e preparação para o DELF e o DALF',
    dialogue: ['Bonjour ! Vous allez bien ?', 'Très bien, merci. Et vous ?'],
    reasons: {
      study: 'Ler no original e preparar-se para o DELF e o DALF, os diplomas oficiais de francês.',
      work: 'Turismo, gastronomia, moda, organismos internacionais: lugares em que o francês é da casa.',
      life: 'De Paris a Dacar, de Bruxelas a Montreal: um idioma que se ouve em cinco continentes.',
    },
  },
  alemao: {
    lead: 'Palavra comprida se aprende por partes. Uma peça de cada vez, com lógica e prática, até a frase inteira.',
    found: 'para jovens e adultos: lógica, prática, conversa e preparação para o Goethe-Zertifikat',
    dialogue: ['Hallo! Wie geht es dir?', 'Gut, danke! Und dir?'],
    reasons: {
      study:
        'Um semestre ou uma faculdade em alemão começa com o idioma comprovado: o Goethe-Zertifikat vai do A1 ao C2.',
      work: 'Engenharia, saúde, pesquisa, indústria: áreas em que falar alemão faz diferença.',
      life: 'Entender os avós, a carta guardada na gaveta ou a cidade para onde a família vai se mudar.',
    },
  },
}

export const languagePage = {
  head: (id: LanguageId, city: string | null) => ({
    title: `Curso de ${languageList([id])}${inCity(city)}`,
    description: `Curso de ${languageList([id])}${inCity(city)} ${languagePages[id].found}. Faça o teste de nível online.`,
  }),
  crumbs: { home: 'Início', courses: 'Cursos' },
  back: 'Todos os cursos',
  title: (language: string, city: string | null) =>
    `Curso de ${lowerCase(language)}${inCity(city)}`,
  ask: (language: string) => `Perguntar sobre ${lowerCase(language)}`,
  askMessage: (language: string) =>
    `Olá! Quero aprender ${lowerCase(language)} e gostaria de saber sobre turmas, horários e preços.`,
  test: (language: string) => `Teste de nível de ${lowerCase(language)}`,
  reasons: {
    title: (language: string) => `Para que aprender ${lowerCase(language)}`,
    names: { study: 'Estudar', work: 'Trabalhar', life: 'Viver' } satisfies Record<
      ReasonId,
      string
    >,
  },
  courses: {
    eyebrow: 'O que ensinamos',
    title: (language: string) => `Cursos de ${lowerCase(language)} e para quem são`,
    jump: 'Ir para um grupo de cursos',
  },
  exams: {
    title: (count: number) =>
      count === 1 ? 'O certificado que vale lá fora' : 'Os certificados que valem lá fora',
    text: (language: string) =>
      `Preparamos para os exames internacionais de ${lowerCase(language)}. O teste de nível é um bom jeito de saber a que distância você está.`,
  },
  levelTest: {
    title: (language: string) => `Quanto ${lowerCase(language)} você já sabe?`,
    button: 'Fazer o teste',
  },
  others: 'Outros idiomas',
}
