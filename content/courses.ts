import { languageIds } from '#domain/languages.ts'
import type { Course } from '#domain/school/lists/lists.ts'

/** Used until the school sets its own in the admin area. */
export const courses: readonly Course[] = [
  {
    id: 1,
    category: 'criancas',
    title: 'Nursery',
    titleLang: 'en',
    ageRange: '1-2 anos',
    languages: ['ingles'],
    description:
      'Canções, histórias e movimento para bebês que ainda estão descobrindo as próprias palavras.',
    details: [
      'Músicas, histórias e brincadeiras',
      'Acolhimento no tempo do bebê',
      'Inglês pelo ouvido, antes da escrita',
    ],
    badge: 'Primeiros sons',
  },
  {
    id: 2,
    category: 'criancas',
    title: 'Kinder and Year',
    titleLang: 'en',
    ageRange: '3-10 anos',
    languages: ['ingles'],
    description:
      'Do faz de conta aos primeiros textos: a criança canta, joga, lê e conversa em etapas que acompanham a idade.',
    details: [
      'Kinder para os menores, Year para os maiores',
      'Jogos, leitura e projetos',
      'Caminho para os exames Young Learners',
    ],
    badge: 'Aprender brincando',
  },
  {
    id: 3,
    category: 'adolescentes',
    title: 'Teenager',
    titleLang: 'en',
    ageRange: '11-16 anos',
    languages: ['ingles'],
    description:
      'Séries, música, jogos e notícias entram na aula como assunto, e a gramática dá forma ao que cada um quer dizer.',
    details: [
      'Fala, escuta, leitura e escrita',
      'Temas próprios da idade',
      'Caminho para o A2 Key e o B1 Preliminary',
    ],
    badge: 'Inglês com assunto',
    recommendedAt: ['A1', 'A2'],
  },
  {
    id: 4,
    category: 'adolescentes',
    title: 'High Intermediate',
    titleLang: 'en',
    ageRange: '11-16 anos',
    languages: ['ingles'],
    description:
      'Para quem já se vira em inglês e quer falar com precisão, ler textos longos e defender uma ideia até o fim.',
    details: [
      'Ingresso pelo teste de nível',
      'Debates, apresentações e textos',
      'Caminho para o B2 First',
    ],
    badge: 'Um passo adiante',
    recommendedAt: ['B1', 'B2'],
  },
  {
    id: 5,
    category: 'jovens',
    title: 'General English',
    titleLang: 'en',
    ageRange: 'A partir de 16 anos',
    alsoFor: ['adultos'],
    languages: ['ingles'],
    description:
      'Inglês para viajar, estudar, trabalhar e entender a música que você canta há anos sem saber o que diz.',
    details: [
      'Ingresso pelo teste de nível',
      'Fala, escuta, leitura e escrita',
      'Situações reais de viagem, estudo e trabalho',
    ],
    badge: 'Do básico ao avançado',
    recommendedAt: ['A1', 'A2', 'B1'],
  },
  {
    id: 6,
    category: 'jovens',
    title: 'Advanced + Elective',
    titleLang: 'en',
    ageRange: 'A partir de 16 anos',
    alsoFor: ['adultos'],
    languages: ['ingles'],
    description:
      'Quem já fala bem encontra aqui o que falta: estudo avançado do idioma e temas eletivos que trazem assunto novo.',
    details: [
      'Conteúdo avançado e temas eletivos',
      'Fluência, precisão e repertório',
      'Caminho para o C1 Advanced e o C2 Proficiency',
    ],
    badge: 'Nível avançado',
    recommendedAt: ['C1'],
  },
  {
    id: 7,
    category: 'adultos',
    title: 'VIP Individual',
    ageRange: 'Adultos',
    languages: [...languageIds],
    description:
      'Aulas individuais para quem tem a agenda cheia e um objetivo claro: uma reunião, uma entrevista, uma mudança de país.',
    details: [
      'Conteúdo voltado para a sua área',
      'Ritmo e horários combinados com você',
      'Do começo ao nível avançado',
    ],
    badge: 'Só para você',
    recommendedAt: ['A1', 'A2', 'B1', 'B2', 'C1'],
  },
  {
    id: 8,
    category: 'preparatorios',
    title: 'Vestibular ENEM',
    ageRange: 'Vestibulandos',
    languages: ['ingles', 'espanhol'],
    description:
      'Leitura atenta, vocabulário e estratégia para as questões de língua estrangeira do ENEM e dos vestibulares.',
    details: [
      'Duração de 6 meses a 2 anos',
      'Interpretação de textos',
      'Treino no formato das provas',
    ],
    badge: 'Rumo à universidade',
  },
  {
    id: 9,
    category: 'preparatorios',
    title: 'Cambridge & TOEFL',
    titleLang: 'en',
    ageRange: 'Adolescentes e adultos',
    languages: ['ingles'],
    description:
      'Preparação para os exames internacionais de inglês, feita por quem é centro de exames Cambridge.',
    details: ['Duração de 6 meses a 2 anos', 'Níveis A1-C2'],
    showsResults: true,
    badge: 'Certificação internacional',
    recommendedAt: ['B2', 'C1'],
  },
  {
    id: 10,
    category: 'online',
    title: 'Know How Online',
    titleLang: 'en',
    ageRange: 'Jovens e adultos',
    languages: [...languageIds],
    description:
      'O cuidado da sala de aula na tela do computador ou do celular, para estudar sem sair de casa.',
    details: ['Aulas a distância', 'Materiais online em e-book', 'Ingresso pelo teste de nível'],
    badge: 'De onde você estiver',
    recommendedAt: ['A1', 'A2'],
  },
  {
    id: 11,
    category: 'online',
    title: 'Conversation Class',
    titleLang: 'en',
    ageRange: 'Jovens e adultos',
    languages: [...languageIds],
    description:
      'Falar, ouvir e falar de novo: para quem já estudou, entende bastante e ainda trava na hora de responder.',
    details: [
      'Foco na fala e na escuta',
      'Assuntos do cotidiano e da atualidade',
      'Para quem já tem uma base no idioma',
    ],
    badge: 'Para soltar a fala',
    recommendedAt: ['B1', 'B2', 'C1'],
  },
]
