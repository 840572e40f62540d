import { isStoreFault } from '#domain/store-fault.ts'
import type { OriginalFormat } from './picture-encoder.ts'
import { type PictureHeader, pixelsOf } from './picture-header.ts'

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

/** Enough for the photos of today's phones. HEIC and AVIF need more memory per pixel. */
export const maxPixels: Record<OriginalFormat, number> = {
  jpeg: 50_000_000,
  png: 50_000_000,
  gif: 50_000_000,
  webp: 50_000_000,
  heic: 26_000_000,
  avif: 12_500_000,
}

/** Up to these sizes the browser makes a smaller copy. */
export const maxReducibleBytes = 60 * 1024 * 1024
export const maxReduciblePixels = 120_000_000

export const maxBatchPhotos = 200

export type OfferedFile = { name: string; type: string; size: number }

/**
 * The files that may be sent, a sentence for each refused one, and the refused ones that could be sent as a smaller
 * copy.
 */
export function checkSelection<File extends OfferedFile>(
  files: File[],
  headerOf: (file: File) => PictureHeader | null = () => null,
) {
  const good: File[] = []
  const reducible: File[] = []
  const rejected: { file: File; sentence: string }[] = []
  for (const file of files) {
    const header = headerOf(file)
    const sentence = refusalOf(file) ?? pixelsRefusal(file, header)
    if (!sentence) {
      good.push(file)
      continue
    }
    const canShrink = sentence !== notAnImage(file.name)
    const whyNot = canShrink && reductionRefusal(file, header)
    if (canShrink && !whyNot) reducible.push(file)
    rejected.push({ file, sentence: whyNot || sentence })
  }
  return { good, reducible, rejected }
}

function pixelsRefusal({ name }: OfferedFile, header: PictureHeader | null): string | null {
  // An animation would lose its movement: the server decides.
  if (!header || header.format === 'gif') return null
  return pixelsOf(header) > maxPixels[header.format] ? tooManyPixels(name) : null
}

function reductionRefusal(file: OfferedFile, header: PictureHeader | null): string | null {
  if (file.size > maxReducibleBytes) return tooLargeToReduce(file.name)
  const pixels = header ? pixelsOf(header) : 0
  return pixels > maxReduciblePixels ? tooManyPixelsToReduce(file.name) : null
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
  return `Arquivo ${shownFileName(name)} não foi reduzido: este navegador não consegue abrir a foto. Salve a foto como JPEG, em um tamanho menor, e envie de novo.`
}

export function reductionUnreachable(name: string): string {
  return `Arquivo ${shownFileName(name)} não foi reduzido: a conexão com o site caiu. Confira a internet e escolha a foto de novo.`
}

export function tooManyPixelsToReduce(name: string): string {
  return `Arquivo ${shownFileName(name)} tem mais de 120 megapixels: não dá para reduzir aqui. Salve a foto em um tamanho menor e envie de novo.`
}

export function tooManyPixels(name: string): string {
  return `Arquivo ${shownFileName(name)} tem pixels demais (máximo 50 megapixels; HEIC 26, AVIF 12)`
}

/** For browsers that cannot offer a smaller copy. */
export function tooManyPixelsToTake(name: string): string {
  return `${tooManyPixels(name)}. Salve a foto em um tamanho menor e envie de novo.`
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
