import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'

/** Every file of tests, with its text and that of the files beside it that it imports: suites may be written there. */
export function testFiles(top = root) {
  return filesBelow('tests', top)
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .map((path) => ({ path, text: textOf(path, top) }))
}

/** The words that do not occur in the text. */
export function wordsLeft(words, text) {
  const found = text.toLowerCase()
  return words.filter((word) => !found.includes(word.toLowerCase()))
}

/** A pattern for titles with all these words in any order; the runners' own patterns know no flag for case. */
export function titlePattern(words) {
  return words.map((word) => `(?=.*${anyCase(word)})`).join('')
}

function anyCase(word) {
  return [...word]
    .map((letter) => {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
      if (lower !== upper) return `[${lower}${upper}]`
      return letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
    })
    .join('')
}

function textOf(path, top) {
  const text = readFileSync(join(top, path), 'utf8')
  const beside = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) =>
    join(top, dirname(path), name),
  )
  return [text, ...beside.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n')
}

function filesBelow(folder, top) {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesBelow(path, top) : [path]
  })
}
