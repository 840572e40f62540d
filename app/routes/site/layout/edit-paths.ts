/** Where each part of a page is edited, by its id. */
export const editPaths: Record<string, string> = {
  'hero-1': 'escola/destaques#campo-texts.hero1Title',
  'hero-2': 'escola/destaques#campo-texts.hero2Title',
  'hero-3': 'escola/destaques#campo-texts.hero3Title',
  sobre: 'escola/historia#campo-texts.historyText',
  exames: 'escola/exames',
  avaliacoes: 'escola/depoimentos',
  idiomas: 'escola/idiomas',
  locations: 'escola/endereco#campo-address.street',
  endereco: 'escola/endereco#campo-address.street',
  telefone: 'escola/contato#campo-phone',
  email: 'escola/contato#campo-email',
  horario: 'escola/contato#campo-openingHours.weekdays',
  'quadro-1': 'escola/sobre#campo-texts.highlight1Figure',
  'quadro-2': 'escola/sobre#campo-texts.highlight2Figure',
  'quadro-3': 'escola/sobre#campo-texts.highlight3Figure',
  'quadro-4': 'escola/sobre#campo-texts.highlight4Figure',
  'parte-1': 'escola/sobre#campo-texts.section1Title',
  'parte-2': 'escola/sobre#campo-texts.section2Title',
  'parte-3': 'escola/sobre#campo-texts.section3Title',
  direcao: 'escola/direcao#campo-owner',
  fachada: 'escola/imagens#campo-storefront-afternoon',
  professores: 'escola/professores',
  redes: 'escola/redes',
  turmas: 'escola/turmas',
}

/** The lists whose items are edited where they are shown, by the names in the items' ids. */
export const editedLists: Record<string, string> = {
  curso: 'cursos',
  exame: 'exames',
  turma: 'turmas',
}

/** Where a page's title and what it opens with are edited, by the path of the page. */
export const editPathsOfTitles: Record<string, string> = {
  '/about': 'escola/sobre#campo-texts.aboutLead',
  '/cursos/ingles': 'escola/idiomas/ingles',
  '/cursos/frances': 'escola/idiomas/frances',
  '/cursos/espanhol': 'escola/idiomas/espanhol',
  '/cursos/alemao': 'escola/idiomas/alemao',
}
