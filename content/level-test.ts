import type { LanguageId } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { languageCount, languageList } from './language-names.ts'
import { lowerCase } from './lower-case.ts'
import { answersStay, youngest } from './placement/words.ts'

export type LevelTestFeature = {
  id: 'time' | 'result' | 'recommendation'
  title: string
  text: string
}

const features: readonly LevelTestFeature[] = [
  {
    id: 'time',
    title: '5-10 minutos',
    text: 'Cabe no intervalo do café. Responda no celular, no tablet ou no computador.',
  },
  {
    id: 'result',
    title: 'Resultado detalhado por e-mail',
    text: 'O seu nível e o que merece mais atenção, no endereço que você escolher.',
  },
  {
    id: 'recommendation',
    title: 'Recomendação personalizada',
    text: 'Indicamos os cursos que combinam com o seu nível. O seu objetivo, você nos conta na conversa.',
  },
]

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'O resultado fica com você',
    text: 'O nível e uma leitura das suas respostas, para guardar no seu e-mail.',
  },
  {
    title: 'Você conversa conosco',
    text: 'Mande o resultado pelo WhatsApp ou traga-o em uma visita, e conte para que precisa do idioma e quando pode estudar.',
  },
  {
    title: 'Você começa no lugar certo',
    text: 'Com nível e objetivo em mãos, a primeira aula não será fácil demais nem difícil demais.',
  },
]

export const levelTestPage = {
  head: (tested: readonly LanguageId[]) => ({
    title: `Teste de nível em ${languageCount(tested)}`,
    description: `Faça o teste de ${languageList(tested, 'ou')} em 5 a 10 minutos e leve para o seu e-mail o resultado detalhado e uma recomendação de curso.`,
  }),
  languageHead: (id: LanguageId) => ({
    title: `Teste de nível de ${languageList([id])}`,
    description: `Teste de nível de ${languageList([id])} online, em 5 a 10 minutos: descubra se você está no A1, A2, B1, B2 ou C1 e qual curso combina com você.`,
  }),
  languageTitle: (language: string) => `Teste de nível de ${lowerCase(language)}`,
  eyebrow: 'Teste de nível',
  title: 'Quanto você já sabe?',
  text: 'Provavelmente mais do que imagina. Escolha um idioma, responda com calma e descubra por onde começar ou de onde continuar.',
  chooseTitle: 'Escolha o idioma do teste',
  startLabel: 'Iniciar teste',
  features,
  stepsTitle: 'E depois do teste?',
  steps,
  instructions: {
    title: 'Antes de começar',
    items: [
      'Reserve de 5 a 10 minutos em um lugar tranquilo.',
      'Responda sem dicionário, tradutor ou ajuda, para que o resultado seja mesmo seu.',
      'Não sabe uma resposta? Siga para a próxima: isso também ajuda a encontrar o seu nível.',
    ],
    externalResult:
      'Confira se digitou o e-mail corretamente, pois o resultado será enviado para ele.',
    ownResult:
      'No fim, você vê o resultado na hora e pode enviá-lo para o seu e-mail ou para o WhatsApp da escola.',
  },
  openLabel: 'Abrir em nova aba',
  backLabel: 'Escolher outro idioma',
  about: {
    title: (language: string) => `O que o teste de ${lowerCase(language)} mede`,
    own: (counting: School['counting']) => [
      `São até ${mostQuestions} perguntas de gramática, vocabulário, leitura e uso do idioma, para quem tem ${youngest} anos ou mais. Elas ficam mais fáceis ou mais difíceis conforme você responde, e o teste termina antes se o seu nível já estiver claro.`,
      `Não é preciso se cadastrar. ${answersStay(counting)} Fala e escuta ficam para a conversa com a escola.`,
    ],
    external: [
      'As perguntas vão do mais simples ao mais exigente, e o resultado diz por onde começar ou de onde continuar.',
    ],
    levels: 'Do A1 ao C1: o que cada nível quer dizer',
    courses: (language: string) => `Conhecer o curso de ${lowerCase(language)}`,
  },
  children: {
    title: 'E para as crianças?',
    text: `Os testes são para quem tem ${youngest} anos ou mais. Para crianças menores, um teste escrito diz pouco: preferimos conversar com a família e conhecer a criança.`,
    button: 'Conversar sobre uma criança',
    message: 'Olá! Gostaria de conversar sobre um curso de idiomas para uma criança.',
  },
  notOnline: {
    title: (language: string) => `O teste de ${lowerCase(language)} é uma conversa`,
    text: 'Para este idioma, descobrimos o seu nível pessoalmente ou pelo WhatsApp. Diga quando podemos conversar.',
    button: 'Conversar no WhatsApp',
    message: (language: string) =>
      `Olá! Gostaria de descobrir o meu nível de ${lowerCase(language)}.`,
  },
  frameTitle: (language: string) => `Formulário do teste de nível de ${lowerCase(language)}`,
}
