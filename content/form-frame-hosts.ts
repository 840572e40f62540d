import { languageIds } from '#domain/languages.ts'
import { formAddress } from './form-address.ts'

/** Origins of the level-test forms the school has set: the only hosts a form frame may show. */
export const formFrameHosts: readonly string[] = [
  ...new Set(
    languageIds
      .map(formAddress)
      .filter((address) => address !== null)
      .map((address) => new URL(address).origin),
  ),
]
