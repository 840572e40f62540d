/** Strangers can reach the site: it does not run on the operator's own machine. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !/^(localhost|.+\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname)
}
