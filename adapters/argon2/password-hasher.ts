import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHasher } from '#domain/admin/password-hasher.ts'

const derive = promisify(argon2)

// OWASP's recommendation for argon2id: 19 MiB, 2 passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

export function argon2PasswordHasher(): PasswordHasher {
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const tag = await derive('argon2id', parameters(password, salt, cost))
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(salt)}$${withoutPadding(tag)}`
    },
    verify: async (password, hash) => {
      const parts = pattern.exec(hash)
      if (!parts) throw new Error('the stored password hash is not one of argon2id')
      const [, memory, passes, parallelism, salt = '', tag = ''] = parts
      const stored = Buffer.from(tag, 'base64')
      const derived = await derive(
        'argon2id',
        parameters(password, Buffer.from(salt, 'base64'), {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
          tagLength: stored.length,
        }),
      )
      return timingSafeEqual(derived, stored)
    },
  }
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parameters(message: string, nonce: Buffer, chosen: typeof cost): Argon2Parameters {
  return { message, nonce, ...chosen }
}

function withoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
