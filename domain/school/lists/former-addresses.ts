import * as v from 'valibot'
import { understood } from '#domain/fields/kinds.ts'
import { shownText } from '#domain/fields/schemas.ts'
import { formerAddressFinder, isSameAddress, splitAddress } from '#domain/school/former-address.ts'
import { schoolList } from './school-list.ts'

/** A path of a site, with its query. A second slash would be another host. */
const sitePath = (sentence: string) =>
  v.pipe(
    shownText,
    v.regex(/^\/(?![/\\])[^\s\\]*$/, sentence),
    v.maxLength(500, 'pode ter até 500 caracteres'),
  )

/** Addresses of the school's former site, and the pages that took their place. */
export const formerAddresses = schoolList({
  name: 'formerAddresses',
  max: 100,
  orderBy: 'from',
  fields: {
    from: understood(
      sitePath('escreva o que vem depois do nome do site, como /cursos.html'),
      (typed) => readPath(typed).replace(/#.*/, ''),
      'url',
    ),
    to: understood(sitePath('escreva uma página deste site, como /contato'), readPath, 'url'),
  },
  rule: ({ id, from, to }, { lists, paths }) => {
    const others = (lists.formerAddresses as readonly FormerAddress[]).filter(
      (other) => other.id !== id,
    )
    const isHomeWithQuery = pathOf(from) === '/' && splitAddress(from).query.length > 0
    if (paths?.isServed(pathOf(from)) && !isHomeWithQuery) {
      return { from: 'Este endereço existe no site, e quem o abre já chega a ele.' }
    }
    if (others.some((other) => isSameAddress(other.from, from))) {
      return { from: 'Este endereço já está na lista.' }
    }
    if (paths && !paths.isPage(pathOf(to))) {
      return { to: 'O site não tem esta página. Abra a página, copie o endereço e cole aqui.' }
    }
    const all = [...others, { id, from, to }]
    const find = formerAddressFinder(all)
    return all.some((one) => find(one.to))
      ? { to: 'Um endereço levaria ao outro, sem chegar a página nenhuma.' }
      : {}
  },
})

type FormerAddress = { id: number; from: string; to: string }

/** Pasted with the name of its site, or written without the first slash. */
function readPath(typed: string): string {
  if (typed === '') return ''
  const path = typed.replace(/^(https?:\/\/[^/?#]*|[\w-]+(\.[\w-]+)+(?=\/))/i, '')
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.replaceAll(' ', '%20')
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
