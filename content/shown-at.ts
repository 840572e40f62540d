import { itemOfSlot } from '#domain/school/lists/item-pictures.ts'
import type { SlotName } from './media/slots.ts'
import { allListWords, wordsOf } from './school-lists/words.ts'

/** Where visitors see each group of facts, and the notice. Null: no page shows it. */
const factsShownAt = {
  contato: '/contato#contatos',
  endereco: '/#locations',
  redes: '/eventos#redes',
  aluno: '/',
  formularios: '/teste-nivel#escolha-titulo',
  legais: '/privacidade#contato',
  direcao: '/about#direcao',
  resultados: '/#exames',
  eventos: null,
  fotos: '/eventos',
  numeros: null,
  destaques: '/#home',
  historia: '/#sobre',
  sobre: '/about',
  aviso: '/',
} as const satisfies Record<string, string | null>

export type FactGroupId = Exclude<keyof typeof factsShownAt, 'aviso'>

const picturesShownAt: Record<SlotName, string | null> = {
  logo: '/',
  icon: null,
  'share-picture': null,
  'hero-1': '/#hero-1',
  'hero-2': '/#hero-2',
  'hero-3': '/#hero-3',
  storefront: '/#sobre',
  owner: '/about#direcao',
  'storefront-afternoon': '/about#fachada',
  'storefront-evening': '/about#fachada',
  'facade-sign': '/about#fachada',
  'facade-door': '/about#fachada',
  'facade-window': '/about#fachada',
  'facade-loop': '/contato#contatos',
  'event-placeholder': '/eventos',
  'photo-missing': null,
  'not-found': '/pagina-que-nao-existe',
}

/**
 * The page and place of the site that shows a part of the school's data. `part` and `item` are those of the admin
 * area's paths ('cursos' and '3', 'imagens' and 'owner'); `part` may also be the name of a list's items ('curso').
 */
export function shownAt(part: string, item = ''): string | null {
  if (isIn(factsShownAt, part)) return factsShownAt[part]
  if (part === 'imagens') {
    const ofItem = itemOfSlot(item)
    if (ofItem) return wordsOf(ofItem.name).shownAt?.item(ofItem.id) ?? null
    return isIn(picturesShownAt, item) ? picturesShownAt[item] : '/'
  }
  const list = allListWords.find(({ path, one }) => part === path || part === one)
  if (!list?.shownAt) return null
  return item === '' || item === 'novo' ? list.shownAt.list : list.shownAt.item(item)
}

function isIn<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key)
}
