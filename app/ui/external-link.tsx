import type { ComponentProps } from 'react'

const chatHost = 'https://wa.me/'
const mapHost = 'https://www.google.com/maps/'

type ExternalLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

export function ExternalLink({ to, ...rest }: ExternalLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      data-address={printedAddress(to)}
      data-count={countedAs(to)}
      {...rest}
    />
  )
}

/** What a press is counted as: see app/islands/count.ts. Sharing a page by chat does not count as contact. */
function countedAs(to: string): string | undefined {
  if (to.startsWith(chatHost) && !to.startsWith(`${chatHost}?`)) return 'whatsapp'
  return to.startsWith(mapHost) ? 'mapa' : undefined
}

/**
 * For paper, as people write it: 'wa.me/5511900000000'. Not for a page of the site, nor for a URL that needs
 * its query, such as a map search: nobody would type that.
 */
function printedAddress(to: string): string | undefined {
  const [address = '', query] = to.split('?')
  if (!address.startsWith('https://') || (query && !address.startsWith(chatHost))) return undefined
  return address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
}
