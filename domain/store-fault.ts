export type StoreFaultKind = 'permission-denied' | 'unavailable' | 'other'

/** The message is a sentence for people; what really happened stays in `cause`, for the log alone. */
export class StoreFault extends Error {
  readonly kind: StoreFaultKind

  constructor(kind: StoreFaultKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}

/** By name and not `instanceof`: a bundle may carry the class twice. */
export function isStoreFault(error: unknown): error is StoreFault {
  return error instanceof Error && error.name === 'StoreFault' && 'kind' in error
}
