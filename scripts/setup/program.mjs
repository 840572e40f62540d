import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program; null if it is not installed. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null
}

/** The path of a program that `ensurePrograms` has seen. */
export function programPath(name) {
  const path = findProgram(name)
  if (path) return path
  throw new Error(`nenhum ${name} encontrado. Instale o ${name} e tente de novo.`)
}
