import { href } from 'react-router'
import { wordsOfPath } from '#content/school-lists/words.ts'

/** The page with the list's items. */
export function listPath(path: string): string {
  return href('/admin/escola/:grupo', { grupo: wordsOfPath(path).listedAt ?? path })
}

/** `rest`: the item, 'novo', or what is done to items. */
export function itemPath(path: string, ...rest: string[]): string {
  return [href('/admin/escola/:grupo', { grupo: path }), ...rest].join('/')
}
