import { ensureBuilt } from '#scripts/setup/build-stamp.mjs'
import { ensureChromium } from '#scripts/setup/chromium.mjs'
import { ensureInstalled } from '#scripts/setup/install.mjs'
import { ensurePrograms } from '#scripts/setup/programs.mjs'
import { needsBuild, programsFor } from './needs.mjs'
import { browserSuite, total, vitestSuite } from './suite.mjs'
import { filesMatching, titlePattern, wordsLeft } from './test-files.mjs'

/** Runs the tests whose path and title contain all these words. */
export async function runMatching(words) {
  const nothing = `nenhum teste tem "${words.join(' ')}" no caminho ou no título`
  const found = filesMatching(words)
  if (found.length === 0) throw new Error(nothing)

  await ensurePrograms(programsFor(found))
  await ensureInstalled()
  await ensureInstalled({ folder: 'tests' })
  if (found.some(({ path }) => needsBuild(path))) await ensureBuilt()
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
  if (total.passed + total.failed + total.skipped === 0) throw new Error(nothing)
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
