import { StoreFault } from '#domain/store-fault.ts'
import { withTimeout } from '#domain/with-timeout.ts'

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

export const readTimeout = 5_000
export const writeTimeout = 10_000

export async function answerOf<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  try {
    return await withTimeout(work, milliseconds)
  } catch (error) {
    throw firestoreFault(error)
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
  if (code === CODE.ABORTED) return busyFault(error)
  if (code === CODE.RESOURCE_EXHAUSTED) return new StoreFault('unavailable', quotaSpent, error)
  if ((error as Error | null)?.name === 'TimeoutError' || temporary.includes(code ?? -1)) {
    return new StoreFault('unavailable', 'Verifique sua conexão com a internet.', error)
  }
  return new StoreFault('other', `O Firestore recusou a operação: ${withoutPaths(error)}`, error)
}

export function busyFault(cause?: unknown): StoreFault {
  const sentence = 'O banco de dados está ocupado. Tente novamente em instantes.'
  return new StoreFault('unavailable', sentence, cause)
}

const temporary = [CODE.DEADLINE_EXCEEDED, CODE.INTERNAL, CODE.UNAVAILABLE]

/** Midnight in California, where the free quota begins anew. */
const quotaSpent =
  'A cota do Firestore acabou. A gratuita recomeça entre 4h e 5h da manhã; antes disso, só quem cuida do servidor pode aumentá-la, no console do Google Cloud.'

/**
 * Promises inside Google's client that it never handles itself. The caller gets the same fault from its own promise.
 */
export function isLeftByClient(rejection: unknown): boolean {
  const { message = '' } = (rejection ?? {}) as { message?: string }
  return lacksCredentials(rejection) || message === 'The client has already been terminated'
}

/** Google's client reports a bad key file by message text alone. */
function lacksCredentials(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  if (code === 'ENOENT' && /GOOGLE_APPLICATION_CREDENTIALS/.test(message)) return true
  return /default credentials|credential file|invalid_grant|DECODER routines/i.test(message)
}

function withoutPaths(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const words = message.split('\n')[0]?.replace(/^\d+ [A-Z_]+: /, '') ?? ''
  return words.replace(/(https?:\/\/|\/|projects\/)\S+/g, '…').slice(0, 160) || 'erro desconhecido'
}
