import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { isPublicSite } from '#domain/school/public-site.ts'
import { isExampleSite } from '#server/env/example-site.ts'
import { type Finding, warning } from './finding.ts'
import { type PublicAddress, publicAddressFindings } from './public-address.ts'

/** Checks the site over the network, for ten seconds at most. */
export async function checkPublicAddress(siteUrl: string, now: Date): Promise<Finding[]> {
  if (!isPublicSite(siteUrl) || isExampleSite(siteUrl)) return []
  try {
    return publicAddressFindings(await lookAt(siteUrl), { siteUrl, now })
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return [
      warning(
        `${siteUrl} não respondeu a esta máquina (${code ?? name}). Confira o domínio e o proxy.`,
      ),
    ]
  }
}

export async function lookAt(siteUrl: string): Promise<PublicAddress> {
  const own = await ask(siteUrl)
  const other = await ask(siteUrl, { host: 'outro-nome.example' }).catch(() => null)
  return {
    certificate: own.certificate,
    redirectsToItself: own.location === own.url,
    // Caddy responds to an unknown name with 200 and an empty body.
    servesOtherNames: Boolean(other?.body.includes(`${siteUrl}/sitemap.xml`)),
  }
}

type Answer = Pick<PublicAddress, 'certificate'> & { url: string; location?: string; body: string }

function ask(siteUrl: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, protocol } = new URL(siteUrl)
  const url = `${siteUrl}/robots.txt`
  const options = {
    headers,
    agent: false,
    signal: AbortSignal.timeout(5000),
    // So that a certificate that browsers reject can be examined too.
    rejectUnauthorized: false,
    ...(!isIP(hostname) && { servername: hostname }),
  }
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const asking = send(url, options, (answer) => {
      const certificate = certificateOf(answer.socket)
      answer.toArray().then((parts) => {
        const { location } = answer.headers
        resolve({ url, certificate, location, body: Buffer.concat(parts).toString() })
      }, reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

function certificateOf(socket: object): PublicAddress['certificate'] {
  if (!('encrypted' in socket)) return null
  const tls = socket as TLSSocket
  const { valid_from, valid_to } = tls.getPeerCertificate()
  const fault = tls.authorizationError ? String(tls.authorizationError) : null
  return { from: new Date(valid_from), to: new Date(valid_to), fault }
}
