import { lacksCredentials } from './firestore-fault.ts'

let watching = false

/**
 * Google's client keeps promises of its own that nobody handles. Without credentials, or when it
 * ends under a call, they are rejected beside the one that its caller holds, and Node would end
 * the whole site for it. These alone are let go; any other stray rejection still ends the process.
 */
export function toleratesStrayRejections(): void {
  if (watching) return
  watching = true
  process.on('unhandledRejection', (reason) => {
    if (lacksCredentials(reason) || isEndOfClient(reason)) return
    throw reason
  })
}

function isEndOfClient(reason: unknown): boolean {
  return reason instanceof Error && reason.message === 'The client has already been terminated'
}
