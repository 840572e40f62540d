import { StoreFault } from '#domain/store-fault.ts'

export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw diskFault(error)
  }
}

export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
}

/** Whether the folder to be created is already there. */
export function isTaken(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))
}

/** The photos' folder, or everything in it, is missing: the database has photos, the disk does not. */
export function photosGone(): StoreFault {
  return new StoreFault('unavailable', 'A pasta de fotos do servidor não está no seu lugar.')
}

function diskFault(error: unknown): unknown {
  if (error instanceof StoreFault) return error
  if (isDiskFull(error)) {
    return new StoreFault('unavailable', 'O disco do servidor está cheio.', error)
  }
  if (codeOf(error) === 'EROFS') {
    const sentence = 'A pasta de fotos do servidor está protegida contra gravação.'
    return new StoreFault('permission-denied', sentence, error)
  }
  if (['EACCES', 'EPERM'].includes(codeOf(error))) {
    const sentence = 'O servidor não tem permissão para usar a pasta de fotos.'
    return new StoreFault('permission-denied', sentence, error)
  }
  if (codeOf(error) === '') return error
  return new StoreFault('unavailable', 'O servidor não consegue usar a pasta de fotos.', error)
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}
