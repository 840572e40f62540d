import { spawn } from 'node:child_process'

/** Asks through npm, which knows about mirrors and proxies; any response counts, even a refusal. */
export function registryAnswers() {
  const args = ['ping', '--fetch-retries=0', '--fetch-timeout=5000']
  const ping = spawn('npm', args, { timeout: 10_000, shell: process.platform === 'win32' })
  let said = ''
  ping.stderr.on('data', (part) => {
    said += part
  })
  return new Promise((resolve) => {
    ping.once('error', () => resolve(true))
    ping.once('close', (code) => {
      const fault = /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1]
      resolve(code === 0 || /^E\d{3}$/.test(fault ?? ''))
    })
  })
}
