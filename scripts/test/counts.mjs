/**
 * The counts in a report of Vitest. `left` are tests that did not run, `flaky` those that passed only on the second
 * try, and `impossible` those that this machine cannot run (`cannotRun` in tests/cannot-run.ts).
 */
export function countVitest({ numPassedTests, numFailedTests, numTotalTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const impossible = tests
    .filter(({ status, meta }) => status === 'skipped' && meta?.cannotRun)
    .map(({ fullName, meta }) => ({ title: fullName, reason: meta.cannotRun.replace(/\s+/g, ' ') }))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    left: numTotalTests - numPassedTests - numFailedTests - impossible.length,
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    impossible,
  }
}

export function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  return {
    passed: expected + flaky,
    failed: unexpected,
    left: skipped,
    flaky: flakyTitles(suites),
    impossible: [],
  }
}

function flakyTitles(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ])
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
