const controls = /[^\P{Cc}\n\t]/gu

/** Accepts only text without control characters: `__proto__`, arrays and files stop here. */
export function typedText(form: unknown, field: string): string {
  const value = form instanceof FormData ? form.get(field) : ownValue(form, field)
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).toWellFormed().replaceAll('\r\n', '\n').replace(controls, '').trim()
}

export function typedLine(form: unknown, field: string): string {
  return typedText(form, field).replace(/\s+/g, ' ')
}

/** Whether the text has only characters that `typedText` keeps. */
export function isTypeable(text: string): boolean {
  return text.isWellFormed() && text.search(controls) < 0
}

function ownValue(form: unknown, field: string): unknown {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, field)) return undefined
  return (form as Record<string, unknown>)[field]
}
