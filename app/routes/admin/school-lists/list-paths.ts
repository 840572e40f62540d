import { href } from 'react-router'

/** The page with the list's items. Categories are on the page of the courses. */
export function listPath(path: string): string {
  return href('/admin/escola/:grupo', { grupo: path === 'categorias' ? 'cursos' : path })
}

/** `rest`: the item, 'novo', or what is done to items. */
export function itemPath(path: string, ...rest: string[]): string {
  return [href('/admin/escola/:grupo', { grupo: path }), ...rest].join('/')
}
