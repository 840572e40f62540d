import { lacksCredentials } from './firestore-fault.ts'

let listening = false

/** Google's client leaves some of its own promises unhandled, and Node would end the process for them. */
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
