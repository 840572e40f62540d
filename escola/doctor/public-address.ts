import { formatAtSchool } from '#domain/school-day.ts'
import { present } from '#escola/present.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

/** How SITE_URL responds to this machine. */
export type PublicAddress = {
  certificate: { from: Date; to: Date; fault: string | null } | null
  redirectsToItself: boolean
  /** The site also responds to other names. */
  servesOtherNames: boolean
}

export function publicAddressFindings(
  { certificate, redirectsToItself, servesOtherNames }: PublicAddress,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Finding[] {
  const findings = present([
    ...(certificate ? checkCertificate(certificate, now) : []),
    redirectsToItself &&
      problem(
        `${siteUrl} redireciona para si mesmo: o proxy ou a CDN não passa adiante o nome que o visitante pediu (Host).`,
      ),
    servesOtherNames &&
      warning(
        `Quem pede outro nome a ${siteUrl} também recebe o site. O proxy deve passar adiante o nome que o visitante pediu (no nginx, proxy_set_header Host $host), e o site redireciona para SITE_URL.`,
      ),
  ])
  return findings.length > 0 ? findings : [ok(`${siteUrl} responde a esta máquina.`)]
}

function checkCertificate(
  { from, to, fault }: NonNullable<PublicAddress['certificate']>,
  now: Date,
): Finding[] {
  const renew = 'Renove-o: sudo certbot renew; com o Caddy, veja journalctl -u caddy.'
  const day = formatAtSchool(to, { dateStyle: 'short' })
  if (to <= now) return [problem(`O certificado venceu em ${day}. ${renew}`)]
  if (fault) return [problem(`Os navegadores recusam o certificado (${fault}). ${renew}`)]
  // Certbot and Caddy both renew it with a third of its time left.
  const isNearItsEnd = to.getTime() - now.getTime() < (to.getTime() - from.getTime()) / 5
  return isNearItsEnd
    ? [problem(`O certificado vence em ${day} e já devia ter sido renovado. ${renew}`)]
    : [ok(`O certificado vale até ${day}.`)]
}
