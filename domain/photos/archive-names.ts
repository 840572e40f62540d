import type { EventSummary } from '#domain/events/event.ts'

type Named = Pick<EventSummary, 'nome' | 'data' | 'photoCount'>

/** 'Festa Junina 2026.zip': a name that every system accepts. */
export function archiveName(event: Named): string {
  return `${titleOf(event)}.zip`
}

/** 'Festa Junina 2026 - 001.webp', by the photo's place from 1. */
export function photoNames(event: Named): (place: number, contentType: string) => string {
  const digits = Math.max(3, String(event.photoCount).length)
  return (place, contentType) =>
    `${titleOf(event)} - ${String(place).padStart(digits, '0')}.${endingOf(contentType)}`
}

function titleOf({ nome, data }: Named): string {
  const year = data?.slice(0, 4)
  const title = nome
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 80)
    .trim()
  const known = title || 'Fotos'
  return year && !known.includes(year) ? `${known} ${year}` : known
}

function endingOf(contentType: string): string {
  const format = /^image\/(\w+)/.exec(contentType)?.[1] ?? 'webp'
  return format === 'jpeg' ? 'jpg' : format
}
