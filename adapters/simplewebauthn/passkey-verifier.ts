import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyVerifier } from '#domain/admin/passkey-verifier.ts'

/** EdDSA, ES256, RS256. The library's default includes newer algorithms that make Node print warnings. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** A passkey belongs to the site's host name and works nowhere else. */
export function simpleWebAuthnVerifier({
  siteUrl,
  siteName,
}: {
  siteUrl: string
  siteName: () => Promise<string>
}): PasskeyVerifier {
  const rpID = new URL(siteUrl).hostname
  // Loaded on demand: the library is large, and most sites never use it.
  const library = () => import('@simplewebauthn/server')
  const expected = {
    // Read from the response after its signature has been verified.
    expectedChallenge: () => true,
    expectedOrigin: siteUrl,
    expectedRPID: rpID,
    requireUserVerification: true,
  }

  return {
    creationOptions: async ({ challenge, account, existing }) => {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: await siteName(),
        rpID,
        userName: account.email,
        userDisplayName: account.email,
        // Not the e-mail, which may change.
        userID: new TextEncoder().encode(account.id),
        challenge,
        excludeCredentials: existing.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    requestOptions: async ({ challenge }) => {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' })
    },
    verifyCreation: async (given) => {
      const response = given as RegistrationResponseJSON
      const { verifyRegistrationResponse } = await library()
      const verification = await verifyRegistrationResponse({
        ...expected,
        supportedAlgorithmIDs,
        response,
      }).catch(provesNothing)
      const { credential } = verification?.registrationInfo ?? {}
      if (!verification?.verified || !credential) return null
      const { id, publicKey, counter, transports = [] } = credential
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        challenge: challengeIn(response),
        transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 10),
      }
    },
    verifyUse: async (given, { id, publicKey, counter }) => {
      const response = given as AuthenticationResponseJSON
      const { verifyAuthenticationResponse } = await library()
      const verification = await verifyAuthenticationResponse({
        ...expected,
        response,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }).catch(provesNothing)
      if (!verification?.verified) return null
      const { newCounter } = verification.authenticationInfo
      return { counter: newCounter, challenge: challengeIn(response) }
    },
  }
}

/** The browser returns in base64url what it received in base64url. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const { challenge } = JSON.parse(decoded(response.clientDataJSON)) as { challenge: string }
  return decoded(challenge)
}

function decoded(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString()
}

/** The library throws for every kind of invalid response. */
function provesNothing(): null {
  return null
}
