/** The form in which a CNPJ is written; since 2026 all but the last two characters may be letters. */
export const cnpjPattern = /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/

/** '12.345.678/0001-95' from any way of typing it; null if it is not a CNPJ. */
export function formatCnpj(typed: string): string | null {
  const bare = typed.replace(/[\s./-]/g, '').toUpperCase()
  const [, a, b, c, d, check] =
    /^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/.exec(bare) ?? []
  return a ? `${a}.${b}.${c}/${d}-${check}` : null
}

/** Whether the two check digits are correct. */
export function isRealCnpj(cnpj: string): boolean {
  const bare = cnpj.replace(/[./-]/g, '')
  if (/^(.)\1*$/.test(bare)) return false
  const first = checkDigit(bare.slice(0, 12))
  return bare.slice(12) === `${first}${checkDigit(bare.slice(0, 12) + first)}`
}

function checkDigit(text: string): number {
  const sum = [...text].reduce((total, character, place) => {
    // From the right, the weights are 2 to 9, and then 2 again.
    const weight = ((text.length - 1 - place) % 8) + 2
    return total + (character.charCodeAt(0) - 48) * weight
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
