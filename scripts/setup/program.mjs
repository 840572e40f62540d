import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'

/** The path of a program, installed from the Debian package of that name; null where it cannot be had. */
export async function ensureProgram(name) {
  if (!findProgram(name)) await installDebianPackage(name)
  return findProgram(name)
}

export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null
}
