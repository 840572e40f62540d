/** In wa.me's format. Never adds or drops the ninth digit: old numbers lack it. */
export function whatsappDigits(typed: string): string | null {
  const bare = typed.replace(/\D/g, '').replace(/^0+/, '')
  const digits = bare.length === 10 || bare.length === 11 ? `55${bare}` : bare
  return /^55[1-9][1-9]\d{8,9}$/.test(digits) ? digits : null
}

export function whatsappLink(digits: string, message: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}
