import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A recipe of CONTRIBUTING.md, as a patch. What `npm run check` asks for comes after 'asked:' and words of the fault. */
const recipes = readdirSync('tests/operator/recipes').map((file) => {
  const recipe = readFileSync(join('tests/operator/recipes', file), 'utf8')
  const [given = '', ...asked] = recipe.split(/^asked: /m)
  return { name: file.replace('.patch', ''), given, asked: asked.map(readStep) }
})

type Step = { words: string[]; patch: string }

function readStep(step: string): Step {
  const end = step.indexOf('\n')
  return { words: step.slice(0, end).split(' '), patch: step.slice(end + 1) }
}

/** The rules that ask for what the compiler does not. */
const askingRules = ['architecture', 'icons', 'facts-form', 'malformed-variables']

test('every recipe of CONTRIBUTING.md is carried out here', () => {
  const titles = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^## (A .+)$/gm)
  const slugs = [...titles].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))
  expect(slugs.length).toBeGreaterThan(8)
  const isCarriedOut = (slug: string) => recipes.some(({ name }) => name.startsWith(slug))
  expect(slugs.filter((slug) => !isCarriedOut(slug))).toEqual([])
})

test('what a recipe says that is asked for is asked for, and all recipes together pass the check', async () => {
  const { apply, run } = projectWithTests()
  for (const { given } of recipes) apply(given)
  await run('react-router', 'typegen')
  const types = faultsIn(await run('tsc', '--singleThreaded'), /^\S+ error TS/)
  const inRules = ['run', '--config=tests/vitest.config.ts', '--project=rules', '--maxWorkers=1']
  const rules = faultsIn(await run('vitest', ...inRules, ...askingRules))
  const asked = recipes.flatMap((recipe) => recipe.asked)
  const isOf = (fault: string) => (step: Step) => step.words.every((word) => fault.includes(word))
  const unasked = asked.filter((step) => ![...types, ...rules].some((fault) => isOf(fault)(step)))
  expect(unasked.map(({ words }) => words.join(' '))).toEqual([])
  expect(types.filter((fault) => !asked.some(isOf(fault)))).toEqual([])

  for (const { patch } of asked) apply(patch)
  expect(await run('npm', 'run', 'check')).toContain('Tudo certo')
})

/** A fault may go on in indented lines. */
function faultsIn(output: string, first = /^/): string[] {
  return output.split(/\n(?=\S)/).filter((fault) => first.test(fault))
}

/** Everything that git would commit, with links to the packages, among which the tests find this copy of the site. */
function projectWithTests() {
  const folder = mkdtempSync(join(tmpdir(), 'escola-receitas-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n')
  // Where the patches have been applied, they no longer fit.
  const copied = listed.filter((file) => existsSync(file) && file !== 'tests/rules/recipes.test.ts')
  for (const file of copied) cpSync(file, join(folder, file))
  execFileSync('git', ['init', '--quiet', folder])
  for (const packages of ['node_modules', 'tests/node_modules']) {
    mkdirSync(join(folder, packages))
    for (const name of readdirSync(packages)) {
      const isSite = name === 'escola-de-idiomas'
      const target = isSite ? folder : join(process.cwd(), packages, name)
      if (name !== '.cache') symlinkSync(target, join(folder, packages, name))
    }
  }
  const programs = ['node_modules/.bin', 'tests/node_modules/.bin'].map((bin) => join(folder, bin))
  const { HOME, NODE_COMPILE_CACHE } = process.env
  const PATH = [...programs, process.env.PATH].join(delimiter)
  // Not the whole environment: the test runner's own settings are for the tests here.
  const options = { cwd: folder, env: { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1' } }
  return {
    apply: (patch: string) => execFileSync('git', ['apply', '-p0'], { ...options, input: patch }),
    run: async (command: string, ...args: string[]) => {
      const child = spawn(command, args, options)
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
      return `${output}\n${errors}`
    },
  }
}
