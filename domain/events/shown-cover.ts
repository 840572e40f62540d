export type Site = { siteUrl: string; imageHosts: readonly string[] }

/** Why pages cannot show a cover of this address, or null: their policy names the hosts of pictures. */
export function coverProblem(address: string, { siteUrl, imageHosts }: Site): string | null {
  if (address.startsWith('/')) return null
  const { origin } = new URL(address)
  if ([new URL(siteUrl).origin, ...imageHosts].includes(origin)) return null
  return `As páginas do site não mostram imagens de ${new URL(address).host}. Apague este endereço e use uma das fotos do evento como capa.`
}
