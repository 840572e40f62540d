import { ensureBuilt } from '#scripts/setup/build-stamp.mjs'
import { ensureChromium } from '#scripts/setup/chromium.mjs'
import { ensureEngines } from '#scripts/setup/engines.mjs'
import { ensureInstalled } from '#scripts/setup/install.mjs'
import { ensureJava } from '#scripts/setup/java.mjs'
import { ensureProxies } from '#scripts/setup/proxies.mjs'
import { ensureRestic } from '#scripts/setup/restic.mjs'
import { browserSuite, total, vitestSuite } from './suite.mjs'
import { testFiles, titlePattern, wordsLeft } from './test-files.mjs'

/** Runs the tests in whose path and title all these words occur. */
export async function runMatching(words) {
  const nothing = `nenhum teste tem "${words.join(' ')}" no caminho ou no título`
  const found = testFiles().filter(
    ({ path, text }) => wordsLeft(wordsLeft(words, path), text).length === 0,
  )
  if (found.length === 0) throw new Error(nothing)

  await ensureInstalled()
  await ensureInstalled({ folder: 'tests' })
  await ensureNeeded(found)
  for (const { left, paths } of byWordsLeft(
    words,
    found.filter(({ path }) => isVitest(path)),
  )) {
    const title = left.length > 0 ? ['--testNamePattern', titlePattern(left)] : []
    const name = left.length > 0 ? `Testes com "${left.join(' ')}" no título` : 'Testes'
    await vitestSuite(name, [...paths, ...title], { partial: true })
  }
  for (const { left, paths } of byWordsLeft(
    words,
    found.filter(({ path }) => !isVitest(path)),
  )) {
    const title = left.length > 0 ? ['--grep', titlePattern(left)] : []
    const settings = { CHROMIUM: await ensureChromium() }
    const args = ['--pass-with-no-tests', ...paths, ...title]
    await browserSuite('Testes no navegador', args, settings, { partial: true })
  }
  if (total.passed + total.failed === 0) throw new Error(nothing)
}

/** What the files need, judged by their room and their imports. */
async function ensureNeeded(files) {
  const isAny = (pattern) => files.some(({ path, text }) => pattern.test(`${path}\n${text}`))
  if (files.some(({ path }) => !/^tests\/(rules\/|stores\/|architecture)/.test(path))) {
    await ensureBuilt()
  }
  if (isAny(/^tests\/engines\//)) await ensureEngines()
  if (isAny(/\/nu-checker\.ts'/)) await ensureJava()
  if (isAny(/\/(proxies|caching-proxy)\.ts'/)) await ensureProxies()
  if (isAny(/^tests\/operator\//)) await ensureRestic()
}

/** One run per set of words that must still be found in the titles. */
function byWordsLeft(words, files) {
  const groups = new Map()
  for (const { path } of files) {
    const left = wordsLeft(words, path)
    const group = groups.get(left.join(' ')) ?? { left, paths: [] }
    group.paths.push(path)
    groups.set(left.join(' '), group)
  }
  return groups.values()
}

function isVitest(path) {
  return path.endsWith('.test.ts')
}
