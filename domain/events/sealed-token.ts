import { bytesOfHex, hexOf } from '#domain/hex.ts'

/**
 * Encrypts the tokens of family links, so that the admin can send a link again. The secret is stored outside the
 * database: the database, or a backup of it, is not enough to open a gallery.
 */
export type TokenSeal = {
  /** `hash` of the token, which is stored beside it. */
  seal(token: string, hash: string): Promise<string>
  /** Null: sealed with another secret, or changed since. */
  open(sealed: string, hash: string): Promise<string | null>
}

export function tokenSeal(secret: string): TokenSeal {
  const key = keyOf(secret)
  return {
    seal: async (token, hash) => {
      const text = new TextEncoder().encode(token)
      const sealed = await crypto.subtle.encrypt(algorithm(hash), await key, text)
      return hexOf(new Uint8Array(sealed))
    },
    open: async (sealed, hash) => {
      try {
        const text = await crypto.subtle.decrypt(algorithm(hash), await key, bytesOfHex(sealed))
        return new TextDecoder().decode(text)
      } catch {
        return null
      }
    },
  }
}

/** A token is random and sealed once, so its hash serves as the nonce, which must never repeat. */
function algorithm(hash: string): AesGcmParams {
  return { name: 'AES-GCM', iv: bytesOfHex(hash.slice(0, 24)) }
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const text = new TextEncoder().encode(`family links ${secret}`)
  const bytes = await crypto.subtle.digest('SHA-256', text)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
