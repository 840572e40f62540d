import type { LanguageId } from '#domain/languages.ts'
import { languageCount, languageList } from './language-names.ts'
import { lowerCase } from './lower-case.ts'

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
    text: 'Indicamos o curso que combina com o seu nível e o seu objetivo.',
  },
]

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'O resultado fica com você',
    text: 'O nível e uma leitura das suas respostas, para guardar no seu e-mail.',
  },
  {
    title: 'Você conversa conosco',
    text: 'Traga o resultado, pelo WhatsApp ou em uma visita, e conte para que precisa do idioma e quando pode estudar.',
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
  frameTitle: (language: string) => `Formulário do teste de nível de ${lowerCase(language)}`,
}
