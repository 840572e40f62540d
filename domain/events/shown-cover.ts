export type Site = { siteUrl: string; imageHosts: readonly string[] }

/** Why pages cannot show this cover, or null: the content security policy lists the hosts of pictures. */
export function coverProblem(url: string, { siteUrl, imageHosts }: Site): string | null {
  if (url.startsWith('/')) return null
  const { origin } = new URL(url)
  if ([new URL(siteUrl).origin, ...imageHosts].includes(origin)) return null
  return `As páginas do site não mostram imagens de ${new URL(url).host}. Apague este endereço e use uma das fotos do evento como capa.`
}
