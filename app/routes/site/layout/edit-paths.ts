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
  contatos: 'escola/contato#campo-phone',
  direcao: 'escola/direcao#campo-owner',
  fachada: 'escola/imagens',
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
