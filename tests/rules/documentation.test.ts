import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const folders = 'adapters app bench content deploy docs domain escola scripts server tests'.split(
  ' ',
)
const paths = globSync(
  folders.map((folder) => `${folder}/**`),
  { exclude: (path) => path.includes('node_modules') },
)
/** Without the changelog, which names what was there at the time. */
const documents = ['README.md', 'CONTRIBUTING.md', ...paths.filter((path) => path.endsWith('.md'))]
const code = paths.filter(
  (path) =>
    /\.(tsx?|mjs|css|sh|service|ya?ml)$/.test(path) && !path.endsWith('documentation.test.ts'),
)
/** `c.ts`, `b/c.ts` and `a/b/c.ts`, all of which name `a/b/c.ts`. */
const endsOfPaths = new Set(
  paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)
const decisions = paths.filter((path) => /^docs\/decisions\/\d{3}-.*\.md$/.test(path))

test('what the documents name and link to is there', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap((file) => dead(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a document or decision that code names is there', () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(code.flatMap((file) => deadInCode(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('the index of the decisions has each of them on one line', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/^\| (\d+) \| \[[^\]]+\]\((\S+)\)/gm)]
  const numbered = decisions.map((path) => [path.slice(15), Number(path.slice(15, 18))])
  expect(listed.map(([, number, file]) => [file, Number(number)])).toEqual(numbered.sort())
})

test('what is not there is noticed', () => {
  const missing = (text: string) => dead('docs/a.md', text)
  expect(missing('`app/gone.ts`, `gone.ts` and `npm test -- tests/gone`')).toHaveLength(3)
  expect(missing('[a](gone.md), [b](../app/gone/) and decision 9999')).toHaveLength(3)
  expect(missing('`app/routes.ts`, `routes.ts`, `domain/school/lists/NAME.ts`')).toEqual([])
  expect(missing('[a](README.md#texto), [b](../app/) and https://a.com/app/gone.ts')).toEqual([])
  expect(deadInCode('a.ts', '// docs/gone.md, decisions 1 and 9999')).toHaveLength(2)
})

/** A line for each path, link and decision in a document that leads nowhere. */
function dead(file: string, text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, quoted = '']) => quoted.split(/\s/))
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)].map(([, link = '']) => link)
  return [
    ...words.filter((word) => isPath(word) && !isThere(word)),
    ...links.filter((link) => !existsSync(join(dirname(file), link))),
    ...deadDecisions(text),
  ].map((what) => `${file}: ${what}`)
}

function deadInCode(file: string, text: string): string[] {
  const named = text.match(/\bdocs\/[\w/-]+\.md\b/g) ?? []
  const gone = [...named.filter((path) => !existsSync(path)), ...deadDecisions(text)]
  return gone.map((what) => `${file}: ${what}`)
}

/** 'decision 5', 'decisions 5 and 9', 'decisão 5'. */
function deadDecisions(text: string): string[] {
  const named = [...text.matchAll(/\bdecis(?:ions?|ão|ões) (\d+(?:(?:, | and | e )\d+)*)/gi)]
  return named
    .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
    .filter((number) => !decisions.some((path) => Number(path.slice(15, 18)) === Number(number)))
    .map((number) => `decision ${number}`)
}

/** Below one of the top folders, or the name of a source file. */
function isPath(word: string): boolean {
  return (
    (folders.includes(word.split('/', 1)[0] ?? '') && word.includes('/')) ||
    /^[\w./-]+\.(tsx?|mjs|css|sh|md)$/.test(word)
  )
}

/** 'NAME' is a name that the reader chooses. */
function isThere(word: string): boolean {
  const path = word.replace(/\/$/, '').replaceAll('NAME', '*')
  if (endsOfPaths.has(path) || existsSync(path)) return true
  return path.includes('*') && paths.some((one) => matchesGlob(one, path))
}
