import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import vnu from 'vnu-jar'

type NuReport = { messages: { type: string; message: string; url?: string; extract?: string }[] }

const styles = /<style[^>]*>.*?<\/style>/gs

/** Rules for page transitions: valid, and newer than the checker. */
const transitions = /@media[^{]*\{@view-transition.*?\}\}/s

/** In the style sheet that Tailwind writes: valid, and newer than the checker too. */
const newerThanTheChecker = /^CSS: (Unrecognized at-rule “@property”|“margin-trim”)/

/** What the W3C's checker calls an error in these documents. All have the styles of the first. */
export async function nuErrors(documents: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'escola-html-'))
  const files = documents.map((_, index) => join(folder, `${index}.html`))
  await Promise.all(
    files.map((file, index) => {
      const html = documents[index] ?? ''
      return writeFile(file, html.replace(index === 0 ? transitions : styles, ''))
    }),
  )
  const run = promisify(execFile)
  // Java's second compiler takes longer than it saves in a run of seconds; the first needs a deeper stack.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', vnu]
  const args = ['--format', 'json', '--exit-zero-always', '--stdout', ...files]
  const report = await run('java', [...java, ...args], { maxBuffer: 64 * 1024 * 1024 })
  const { messages } = JSON.parse(report.stdout) as NuReport
  return messages
    .filter(({ type, message }) => type === 'error' && !newerThanTheChecker.test(message))
    .map(({ message, url, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract ?? ''}`)
}
