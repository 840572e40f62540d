import { lacksCredentials } from './firestore-fault.ts'

let listening = false

/**
 * Google's client leaves promises of its own unhandled. Without credentials, or when it ends under a
 * call, they are rejected beside the one that its caller holds, and Node would end the whole site
 * for it. Any other unhandled rejection still ends the process.
 */
export function ignoreClientRejections(): void {
  if (listening) return
  listening = true
  process.on('unhandledRejection', (reason) => {
    if (lacksCredentials(reason) || isEndOfClient(reason)) return
    throw reason
  })
}

function isEndOfClient(reason: unknown): boolean {
  return reason instanceof Error && reason.message === 'The client has already been terminated'
}
