import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'

/** Every file of tests, with its text and that of the files beside it that it imports: suites may be written there. */
export function testFiles(top = root) {
  return filesBelow('tests', top)
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .map((path) => ({ path, text: textOf(path, top) }))
}

/**
 * The files in which a title may contain the words that the path lacks; else those that contain them anywhere. The
 * name of a folder alone means only that folder: `npm test -- rules` must not require what another one needs.
 */
export function filesMatching(words, files = testFiles()) {
  const room = files.filter(({ path }) => path.startsWith(`tests/${words.join(' ')}/`))
  if (room.length > 0) return room
  const isOfPath = (word) => word.includes('/') && files.some(({ path }) => path.includes(word))
  const ofPath = words.filter(isOfPath)
  const named = files.filter(({ path }) => wordsLeft(ofPath, path).length === 0)
  const search = (hasWords) =>
    named.filter(({ path, text }) => {
      const left = wordsLeft(words, path)
      return left.length === 0 || hasWords(text, left)
    })
  const byTitle = search(mayHaveTitle)
  if (byTitle.length > 0) return byTitle
  return search((text, left) => wordsLeft(left, text).length === 0)
}

/** The words that do not occur in the text. */
export function wordsLeft(words, text) {
  const found = text.toLowerCase()
  return words.filter((word) => !found.includes(word.toLowerCase()))
}

/**
 * Whether the title of a test in this text may contain all these words. `each`, or a suite for several stores, fills
 * in a few words of a title, which may be anywhere in the text.
 */
function mayHaveTitle(text, words) {
  const pieces = (word) => word.split(/[^\p{L}\p{N}]+/u)
  const inText = new Set(words.filter((word) => wordsLeft(pieces(word), text).length === 0))
  return titlesIn(text).some(({ fixed, isFilledIn }) => {
    const left = wordsLeft(words, fixed)
    const most = /\p{L}/u.test(fixed) ? 3 : words.length
    return (
      left.length === 0 ||
      (isFilledIn && left.length <= most && left.every((word) => inText.has(word)))
    )
  })
}

function titlesIn(text) {
  const isNested = /\bdescribe\(/.test(text)
  const calls = text.matchAll(
    /(?:\btest(?:\.(?!step)\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`|\w+(?=,))/g,
  )
  return [...calls].map(([, single, double, template]) => {
    const title = (single ?? double ?? template ?? '').replaceAll('\\', '')
    const fixed = title.replace(/%[a-z]|\$\{[^}]*\}|\$\w+/g, '')
    return { fixed, isFilledIn: isNested || title === '' || fixed !== title }
  })
}

/**
 * A pattern for titles that contain all these words in any order. The runners' patterns have no flag to ignore case.
 */
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

function textOf(path, top, seen = new Set()) {
  if (seen.has(path) || !existsSync(join(top, path))) return ''
  seen.add(path)
  const text = readFileSync(join(top, path), 'utf8')
  const beside = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) =>
    join(dirname(path), name),
  )
  return [text, ...beside.map((file) => textOf(file, top, seen))].join('\n')
}

function filesBelow(folder, top) {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesBelow(path, top) : [path]
  })
}
