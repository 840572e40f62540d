/** The domain in deploy/ and the guides. It belongs to somebody else. */
export function isExampleSite(siteUrl: string): boolean {
  return /^(www\.)?escola\.com\.br$/.test(new URL(siteUrl).hostname)
}
