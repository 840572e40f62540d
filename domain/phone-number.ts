import { whatsappDigits } from './whatsapp.ts'

/** '(11) 4000-0000' or '0800 123 4567'; null for what cannot be dialled in Brazil. */
export function formatPhone(typed: string): string | null {
  const service = serviceDigits(typed)
  if (service) return `${service.slice(0, 4)} ${service.slice(4, 7)} ${service.slice(7)}`
  const digits = whatsappDigits(typed)?.slice(2)
  return digits ? `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}` : null
}

export function dialUrl(phone: string): string {
  return `tel:${dialled(phone)}`
}

/** Numbers without an area code cannot be dialled from other countries. */
export function dialled(phone: string): string {
  return serviceDigits(phone) ?? `+${whatsappDigits(phone)}`
}

/** 0800 and 0300 numbers, old ones with six digits. */
function serviceDigits(typed: string): string | null {
  return /^0[38]00\d{6,7}$/.exec(typed.replace(/\D/g, ''))?.[0] ?? null
}
