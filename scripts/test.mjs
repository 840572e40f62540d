// `npm test`: installs what is missing (the browsers and the proxies too), builds what is stale, runs every check.
// `npm test -- WORDS` runs the tests in whose path and title all these words occur, with what they need.
// The closing lines name the machine, and each test that it cannot run with the reason. The last one counts: 'N passed,
// N failed', and ', N skipped'.
import './setup/node-version.mjs'
import { say, seconds } from './setup/say.mjs'
import { runAll } from './test/all.mjs'
import { closingLine } from './test/counts.mjs'
import { machineSentence } from './test/machine.mjs'
import { runMatching } from './test/matching.mjs'
import { impossible, total } from './test/suite.mjs'

const started = performance.now()
const words = process.argv.slice(2)
let machine = ''

try {
  machine = machineSentence()
  if (words.length > 0) await runMatching(words)
  else await runAll()
} catch (error) {
  say(`Os testes pararam: ${error.message}`)
  total.failed += 1
}

for (const { title, reason } of impossible) say(`Não roda nesta máquina: ${title} (${reason})`)
if (machine) say(machine)
say(`Tempo total: ${seconds(performance.now() - started)}`)
console.log(closingLine(total))
process.exit(total.failed === 0 ? 0 : 1)
