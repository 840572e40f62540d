import { useHydrated } from '#app/ui/use-hydrated.ts'

/** False without script, on plain http, and in browsers without WebAuthn's JSON methods. */
export function usePasskeySupport(): boolean {
  const hydrated = useHydrated()
  return (
    hydrated &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** The browser's response as JSON; null if the person or the device declined. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<string | null | 'already'> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return JSON.stringify(await navigator.credentials.create({ publicKey }))
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'already' : null
  }
}

export async function askForPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<string | null> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return JSON.stringify(await navigator.credentials.get({ publicKey }))
  } catch {
    return null
  }
}
