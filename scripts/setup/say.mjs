/** To stderr: stdout belongs to the results. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

export async function step(name, work) {
  const started = performance.now()
  say(`» ${name}…`)
  const result = await work()
  say(`  ${name}: ${seconds(performance.now() - started)}`)
  return result
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
