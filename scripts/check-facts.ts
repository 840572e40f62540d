import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/root.mjs'

const file = 'content/school-facts.ts'

/** One sentence, with its line, for each invalid fact of the school. */
export async function factFaults(): Promise<string[]> {
  try {
    const { schoolFaults } = await import('#content/check-school.ts')
    return schoolFaults({ source: readFileSync(join(root, file), 'utf8') })
  } catch (error) {
    const { name, message, stack = '' } = error as Error
    const line = new RegExp(`${file}:(\\d+)`).exec(stack)?.[1]
    if (name !== 'SyntaxError' || !line) throw error
    return [`${file}:${line}: erro de escrita aqui ou na linha acima (${message})`]
  }
}
