import type { EventSummary } from '#domain/events/event.ts'

type Named = Pick<EventSummary, 'nome' | 'data' | 'photoCount'>

/** 'Festa Junina 2026.zip': a name that every system accepts. */
export function archiveName(event: Named): string {
  return `${titleOf(event)}.zip`
}

/** 'Festa Junina 2026 - 001.jpg', with the photo's visible number. */
export function photoNames(event: Named): (number: number) => string {
  const digits = Math.max(3, String(event.photoCount).length)
  return (number) => `${titleOf(event)} - ${String(number).padStart(digits, '0')}.jpg`
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
