import { isStoreFault } from '#domain/store-fault.ts'

export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const

/** For `accept`: a computer without HEIC support recognises its files only by extension. */
export const acceptAttribute = [...acceptedTypes, '.heic', '.heif'].join(',')

export const maxPhotoBytes = 5 * 1024 * 1024

/** Up to this size the browser makes a smaller copy. */
export const maxReducibleBytes = 60 * 1024 * 1024

export const maxBatchPhotos = 200

export type OfferedFile = { name: string; type: string; size: number }

/** The files that may be sent, a sentence for each refused one, and the refused ones that a smaller copy would save. */
export function checkSelection<File extends OfferedFile>(files: File[]) {
  const good: File[] = []
  const reducible: File[] = []
  const rejected: { file: File; sentence: string }[] = []
  for (const file of files) {
    const sentence = refusalOf(file)
    const isTooLarge = sentence === tooLarge(file.name)
    if (!sentence) good.push(file)
    else if (isTooLarge && file.size > maxReducibleBytes) {
      rejected.push({ file, sentence: tooLargeToReduce(file.name) })
    } else {
      if (isTooLarge) reducible.push(file)
      rejected.push({ file, sentence })
    }
  }
  return { good, reducible, rejected }
}

export function refusalOf(file: OfferedFile): string | null {
  if (!looksAccepted(file) || file.size === 0) return notAnImage(file.name)
  if (file.size > maxPhotoBytes) return tooLarge(file.name)
  return null
}

export function notAnImage(name: string): string {
  return `Arquivo ${shownFileName(name)} não é uma imagem válida`
}

export function tooLarge(name: string): string {
  return `Arquivo ${shownFileName(name)} é muito grande (máximo 5MB)`
}

export function tooLargeToReduce(name: string): string {
  return `${tooLarge(name)}: acima de 60MB não dá para reduzir aqui. Salve a foto em um tamanho menor e envie de novo.`
}

export function couldNotReduce(name: string): string {
  return `${tooLarge(name)}: este navegador não consegue abrir a foto para reduzir. Salve a foto como JPEG, em um tamanho menor, e envie de novo.`
}

export function tooManyPixelsToReduce(name: string): string {
  return `${tooLarge(name)}: tem mais de 120 megapixels e não dá para reduzir aqui. Salve a foto em um tamanho menor e envie de novo.`
}

export function tooManyPixels(name: string): string {
  return `${notAnImage(name)}: tem pixels demais. Salve a foto em um tamanho menor (até 50 megapixels) e envie de novo.`
}

export function tooManyFrames(name: string): string {
  return `Arquivo ${shownFileName(name)} é uma animação longa demais: cabem até 1.000 quadros, com 100 megapixels ao todo. Salve uma versão mais curta ou menor e envie de novo.`
}

export function tooThin(name: string): string {
  return `Arquivo ${shownFileName(name)} é uma imagem estreita demais: um lado tem mais de 40 vezes o tamanho do outro. Recorte a imagem e envie de novo.`
}

export function tooMuchMemory(name: string): string {
  return `Arquivo ${shownFileName(name)} precisa de memória demais para ser processado. Salve a foto em um tamanho menor e envie de novo.`
}

export function tookTooLong(name: string): string {
  return `Arquivo ${shownFileName(name)} demorou demais para ser processado. Salve a foto em um tamanho menor e envie de novo.`
}

export function processingFailed(name: string, fault: unknown): string {
  const reason = isStoreFault(fault) ? ` ${fault.message}` : ''
  return `Arquivo ${shownFileName(name)} ainda não foi processado.${reason}`
}

/** A file's name as display text: never a path, without characters that hide or reverse what follows. */
export function shownFileName(name: string): string {
  return name.toWellFormed().replace(invisible, '').trim().slice(0, 300) || 'sem nome'
}

const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu

function looksAccepted({ name, type }: OfferedFile): boolean {
  if (type === '' || type === 'application/octet-stream') {
    return /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i.test(name)
  }
  return isAcceptedType(type)
}

function isAcceptedType(type: string): boolean {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return [...acceptedTypes, 'image/jpg', 'image/pjpeg'].includes(bare)
}
