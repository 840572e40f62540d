import type { CommonPasswords } from '#domain/admin/common-passwords.ts'

/** About 49,000 international ones, loaded when the first password is chosen. */
export function zxcvbnCommonPasswords(): CommonPasswords {
  return {
    has: async (word) => {
      const { dictionary } = await import('@zxcvbn-ts/language-common')
      return dictionary['passwords-common'].includes(word)
    },
  }
}
