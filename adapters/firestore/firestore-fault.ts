import { StoreFault } from '#domain/store-fault.ts'

/** gRPC's numbers for what Firestore answers. */
export const CODE = {
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
}

/** A hosted store may hang for ever; a visitor waits this long, the admin a little longer. */
export const readLimit = 5_000
export const writeLimit = 10_000

/** Waits for Firestore, but not for ever; what it refuses becomes a fault with a sentence. */
export async function answered<T>(work: Promise<T>, limit: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLate(limit)), limit)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    throw firestoreFault(error)
  } finally {
    clearTimeout(timer)
  }
}

export function codeOf(error: unknown): number | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'number' ? code : undefined
}

export function firestoreFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const code = codeOf(error)
  if (code === CODE.PERMISSION_DENIED) {
    const sentence = 'Verifique as regras do Firestore no console do Firebase.'
    return new StoreFault('permission-denied', sentence, error)
  }
  if (code === CODE.UNAUTHENTICATED || lacksCredentials(error)) {
    const sentence =
      'O Firestore não aceitou as credenciais do servidor. Confira GOOGLE_APPLICATION_CREDENTIALS.'
    return new StoreFault('permission-denied', sentence, error)
  }
  if (error instanceof TooLate || passing.includes(code ?? -1)) {
    return new StoreFault('unavailable', 'Verifique sua conexão com a internet.', error)
  }
  return new StoreFault('other', `O Firestore recusou a operação: ${harmless(error)}`, error)
}

const passing = [
  CODE.DEADLINE_EXCEEDED,
  CODE.RESOURCE_EXHAUSTED,
  CODE.ABORTED,
  CODE.INTERNAL,
  CODE.UNAVAILABLE,
]

class TooLate extends Error {
  constructor(limit: number) {
    super(`no answer within ${limit} ms`)
  }
}

/** Google's own client looks for a key file, and says in words what is wrong with it. */
export function lacksCredentials(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  if (code === 'ENOENT' && /GOOGLE_APPLICATION_CREDENTIALS/.test(message)) return true
  return /default credentials|credential file|invalid_grant|DECODER routines/i.test(message)
}

/** One short line without paths or addresses. */
function harmless(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const words = message.split('\n')[0]?.replace(/^\d+ [A-Z_]+: /, '') ?? ''
  return words.replace(/(https?:\/\/|\/|projects\/)\S+/g, '…').slice(0, 160) || 'erro desconhecido'
}
