import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Throws a sentence if this account cannot write to the project folder, or to what was installed or built in it. */
export function requireWritable(top) {
  for (const folder of [top, join(top, 'node_modules'), join(top, 'builds')].filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new Error(
        `sem permissão para escrever em ${folder}. Use a conta a que esta pasta pertence, ou faça um clone que seja seu.`,
      )
    }
  }
}
