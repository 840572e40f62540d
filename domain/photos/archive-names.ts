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
    // These characters reverse the text after them, even a file's extension.
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  const shortened = [...title].slice(0, 80).join('').trim()
  const known = shortened || 'Fotos'
  return year && !known.includes(year) ? `${known} ${year}` : known
}
