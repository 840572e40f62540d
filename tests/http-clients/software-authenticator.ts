import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Flaw = { origin?: string; rpId?: string; flags?: number; counter?: number; challenge?: string }

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

export const presentOnly = userPresent

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Does what a phone or a security key does with the browser's request; each flaw is that of an attack. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpId = new URL(origin).hostname

  const clientData = (type: string, challenge: string, flaw: Flaw) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: flaw.challenge ?? challenge,
        origin: flaw.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(flags: number, flaw: Flaw): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(flaw.counter ?? 0)
    return Buffer.concat([
      sha256(flaw.rpId ?? rpId),
      Buffer.from([flaw.flags === undefined ? flags : flaw.flags | (flags & hasCredential)]),
      counter,
    ])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // A CBOR map of five entries: EC2, ES256, P-256, x, y.
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  return {
    id: base64url(id),
    create: (options: object, flaw: Flaw = {}): string => {
      const data = Buffer.concat([
        authenticatorData(userPresent | userVerified | hasCredential, flaw),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(),
      ])
      const attestation = Buffer.concat([
        cborText(0xa3, 'fmt'),
        cborText(null, 'none'),
        cborText(null, 'attStmt'),
        Buffer.from([0xa0]),
        cborText(null, 'authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challengeOf(options), flaw)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      })
    },
    use: (options: object, flaw: Flaw = {}): string => {
      const data = authenticatorData(userPresent | userVerified, flaw)
      const client = clientData('webauthn.get', challengeOf(options), flaw)
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      })
    },
  }
}

function challengeOf(options: object): string {
  return (options as { challenge: string }).challenge
}

function cborText(mapHeader: number | null, text: string): Buffer {
  const header = mapHeader === null ? [] : [mapHeader]
  return Buffer.concat([Buffer.from([...header, 0x60 | text.length]), Buffer.from(text)])
}
