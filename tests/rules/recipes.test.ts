import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'tests/operator/recipes'

type Hunk = { file: string; before: string; after: string }

function hunksOf(patch: string): Hunk[] {
  const lines = patch.split('\n')
  const hunks: Hunk[] = []
  let file = ''
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.startsWith('+++ ')) file = line.slice(4)
    const [, old, next] =
      /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line)?.map((count) => Number(count ?? 1)) ?? []
    if (old === undefined || next === undefined) continue
    const before: string[] = []
    const after: string[] = []
    while (before.length < old || after.length < next) {
      at += 1
      const [sign, text] = [lines[at]?.[0], lines[at]?.slice(1) ?? '']
      if (sign !== '+') before.push(`${text}\n`)
      if (sign !== '-') after.push(`${text}\n`)
    }
    hunks.push({ file, before: before.join(''), after: after.join('') })
  }
  return hunks
}

// tests/operator/recipes.test.ts carries them out, which takes a minute.
test('the patches of the recipes fit the files as they are', () => {
  const recipes = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const given = recipes.map((recipe) => recipe.split(/^asked: /m)[0] ?? '')
  const asked = recipes.map((recipe, at) => recipe.slice(given[at]?.length))
  const texts = new Map<string, string>()
  const misfits: string[] = []
  for (const { file, before, after } of [...given, ...asked].flatMap(hunksOf)) {
    const text = texts.get(file) ?? (before === '' ? '' : readFileSync(file, 'utf8'))
    if (!text.includes(before)) misfits.push(`${file}: ${before}`)
    texts.set(
      file,
      text.replace(before, () => after),
    )
  }
  expect(texts.size).toBeGreaterThan(30)
  expect(misfits).toEqual([])
})
