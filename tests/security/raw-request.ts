import { connect } from 'node:net'

/** Sends exactly these bytes, and returns all that comes back until the other side is done. */
export function sendRaw(port: number, bytes: string, ms = 5000): Promise<string> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1')
    let answer = ''
    const end = () => {
      client.destroy()
      resolve(answer)
    }
    client.setTimeout(ms, end)
    client.on('data', (part) => {
      answer += part.toString('latin1')
    })
    client.on('error', end)
    client.on('close', end)
    client.write(bytes, 'latin1')
  })
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

/** What must hold after every hostile request: the site lives and tells nothing of its inside. */
export const insideText = /\bat \S+ \(|node_modules|\/server\/|SQLITE|Error:/
