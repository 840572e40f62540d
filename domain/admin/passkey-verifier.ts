import type { AdminAccount } from './account-store.ts'
import type { Passkey } from './passkey-store.ts'

/** The result of a browser's `navigator.credentials`, as JSON. */
export type PasskeyResponse = { id: string }

/** WebAuthn for this site's own origin; the device must have verified the person. */
export type PasskeyVerifier = {
  /** What the browser needs to create a passkey; devices in `existing` are excluded. */
  creationOptions(wanted: {
    challenge: string
    account: Pick<AdminAccount, 'id' | 'email'>
    existing: readonly Passkey[]
  }): Promise<object>
  /** What the browser needs to sign in with one. It lists none, so it does not reveal which exist. */
  requestOptions(wanted: { challenge: string }): Promise<object>
  /** Null: the response proves nothing. The caller checks whether the challenge is ours. */
  verifyCreation(response: PasskeyResponse): Promise<VerifiedCreation | null>
  /** The same for signing in. */
  verifyUse(response: PasskeyResponse, passkey: Passkey): Promise<VerifiedUse | null>
}

export type VerifiedCreation = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> & {
  challenge: string
}

export type VerifiedUse = { counter: number; challenge: string }

/** No device's response is longer. */
export const maxPasskeyResponseLength = 16_384

/** Null if the text cannot come from a browser; what it proves is verified later. */
export function readPasskeyResponse(text: string): PasskeyResponse | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isResponse =
      typeof parsed === 'object' && parsed !== null && 'id' in parsed && isPasskeyId(parsed.id)
    return isResponse ? (parsed as PasskeyResponse) : null
  } catch {
    return null
  }
}

export function isPasskeyId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id)
}
