/** What the set-up is doing, for the person who waits for it. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** Runs one step, naming it and the time it took. */
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
