import { isPublicSite } from '#domain/school/public-site.ts'
import { present } from '#escola/present.ts'
import { isExampleSite } from '#server/env/example-site.ts'
import type { Env } from '#server/env.ts'
import { type Finding, problem } from './finding.ts'

/** What the settings say about the site's address, without asking the network. */
export function checkSiteUrl({
  siteUrl,
  trustedProxies,
}: Pick<Env, 'siteUrl' | 'trustedProxies'>): Finding[] {
  const isPublicHttp = siteUrl.startsWith('http:') && isPublicSite(siteUrl)
  // The site itself speaks only http.
  const lacksProxy = siteUrl.startsWith('https:') && trustedProxies === 0
  return present([
    isExampleSite(siteUrl) &&
      problem(
        `SITE_URL ainda é o exemplo: o site se apresenta como ${siteUrl}, que é de outra pessoa. Ponha o domínio da escola.`,
      ),
    isPublicHttp &&
      problem(
        `SITE_URL começa com http: senhas e fotos das famílias viajam sem cifra, e os links do site saem sem https. Com o proxy no lugar, SITE_URL=${siteUrl.replace('http:', 'https:')}.`,
      ),
    lacksProxy &&
      problem(
        'SITE_URL começa com https, e por isso há um proxy na frente, mas TRUST_PROXY está desligado: todos os visitantes contam como um só, no registro e nos limites de entrada. Com um proxy, TRUST_PROXY=1.',
      ),
  ])
}
