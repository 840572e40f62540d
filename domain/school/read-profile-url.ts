import { readWebUrl } from '#domain/fields/read-web-url.ts'

const profiles = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
}

export type Network = keyof typeof profiles

/** Where Google lets one read and write reviews of a place: the links that it offers to share, and those they lead to. */
const googleHosts =
  /^((www|maps|search|business)\.)?google\.com(\.br)?$|^(g\.page|maps\.app\.goo\.gl|share\.google)$/

export function isGoogleProfile(url: string): boolean {
  return googleHosts.test(URL.parse(url)?.hostname ?? '')
}

/** A profile by its URL or by its name, as '@escola'. */
export function readProfileUrl(network: Network, typed: string): string {
  const [, name] = /^(?:@([\w.-]+)|[\w-]+)$/.exec(typed) ?? []
  if (name) return profiles[network] + name
  return /^[\w-]+$/.test(typed) ? profiles[network] + typed : readWebUrl(typed)
}
