/** 'permission-denied': the site itself may not read or write. */
export type StoreFaultKind = 'permission-denied' | 'unavailable' | 'other'

/** The person who makes the change has signed out or was removed. */
type LostRight = 'signed-out'

/** `message` is a sentence for people; `cause` holds the original error, for the log only. */
export class StoreFault extends Error {
  readonly kind: StoreFaultKind | LostRight

  constructor(kind: StoreFaultKind | LostRight, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreFault'
    this.kind = kind
  }
}

/** By name, not `instanceof`: the class may exist twice in the bundles. */
export function isStoreFault(error: unknown): error is StoreFault {
  return error instanceof Error && error.name === 'StoreFault' && 'kind' in error
}

/** For a write that kept failing because others saved between reading and writing. */
export const busyFault = () =>
  new StoreFault('unavailable', 'O banco de dados está ocupado. Tente novamente em instantes.')
