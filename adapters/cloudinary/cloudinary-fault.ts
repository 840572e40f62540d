import { StoreFault, type StoreFaultKind } from '#domain/store-fault.ts'

export function uploadFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const status = statusOf(error)
  const sentence = status
    ? 'Erro no upload para Cloudinary'
    : 'Erro no upload para Cloudinary: o serviço não respondeu. Verifique sua conexão com a internet.'
  return new StoreFault(kindOf(status), sentence, causeOf(error))
}

export function cloudinaryFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const status = statusOf(error)
  const kind = kindOf(status)
  const sentence = {
    'permission-denied': 'O Cloudinary não aceitou as credenciais. Confira CLOUDINARY_URL.',
    unavailable: 'O Cloudinary não respondeu. Verifique sua conexão com a internet.',
    other: 'O Cloudinary recusou a operação.',
  }[kind]
  return new StoreFault(kind, sentence, causeOf(error))
}

function kindOf(status: number | undefined): StoreFaultKind {
  if (status === 401 || status === 403) return 'permission-denied'
  if (status === undefined || status === 420 || status === 429 || status >= 500) {
    return 'unavailable'
  }
  return 'other'
}

/** The client rejects with `{ error }` for a broken connection and with the error itself otherwise. */
function causeOf(error: unknown): unknown {
  return (error as { error?: unknown } | null)?.error ?? error
}

export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404
}

function statusOf(error: unknown): number | undefined {
  const { http_code } = (causeOf(error) ?? {}) as { http_code?: unknown }
  return typeof http_code === 'number' && http_code !== 499 ? http_code : undefined
}
