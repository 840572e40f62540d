import { readPageNumber } from '#app/pagination.ts'
import { gallerySearch, readGalleryParams } from '#app/routes/site/gallery/gallery-params.ts'
import { readCourseFilter } from '#domain/courses.ts'
import { isLanguageId } from '#domain/languages.ts'

type Page = {
  path: string | RegExp
  /** The search that says what this page can read from `asked`, and nothing else. */
  search?: (asked: URLSearchParams) => string
}

/** Every address whose answer is the same for all visitors, with the parameters that it knows. */
const pages: Page[] = [
  { path: '/' },
  { path: '/cursos', search: courseFilter },
  { path: '/about' },
  { path: '/teste-nivel', search: chosenLanguage },
  { path: '/eventos', search: pageOfEvents },
  {
    path: /^\/galeria-evento\/[\w-]+$/,
    search: (asked) => gallerySearch(readGalleryParams(asked)),
  },
  { path: '/contato' },
  { path: '/privacidade' },
  { path: /^\/formulario\/(ingles|espanhol|frances|alemao)$/ },
  { path: '/sitemap.xml' },
  { path: '/robots.txt' },
  { path: '/site.webmanifest' },
]

/**
 * The one address under which an answer is kept: parameters that the page does not know, and values
 * that say nothing to it, are left out, so that nobody can fill the memory by inventing them. Null
 * for what is not a page for all.
 */
export function pageAddress(address: string): string | null {
  const [path = '', search = ''] = address.split('?', 2)
  const page = pages.find(({ path: known }) =>
    typeof known === 'string' ? known === path : known.test(path),
  )
  if (!page) return null
  return search && page.search ? path + page.search(new URLSearchParams(search)) : path
}

function courseFilter(asked: URLSearchParams): string {
  const filter = readCourseFilter(asked.get('categoria'))
  return filter === 'todos' ? '' : `?categoria=${filter}`
}

function chosenLanguage(asked: URLSearchParams): string {
  const language = asked.get('idioma')
  return isLanguageId(language) ? `?idioma=${language}` : ''
}

function pageOfEvents(asked: URLSearchParams): string {
  const page = readPageNumber(asked.get('pagina'))
  return page === 1 ? '' : `?pagina=${page}`
}
