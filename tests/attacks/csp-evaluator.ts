export type Policy = Record<string, string[]>

export function readPolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** What a reviewer of content security policies would object to. An empty list passes. */
export function objections(header: string | null): string[] {
  if (!header) return ['there is no policy']
  const policy = readPolicy(header)
  const of = (name: string) => policy[name] ?? policy['default-src']
  const found: string[] = []
  if (!["'none'", "'self'"].includes(policy['default-src']?.join() ?? '')) {
    found.push("default-src is neither 'none' nor 'self'")
  }
  for (const name of ['base-uri', 'frame-ancestors']) {
    // These two do not fall back to default-src.
    if (policy[name]?.join() !== "'none'" && isDocument(policy)) found.push(`${name} is open`)
  }
  if (policy['frame-ancestors']?.join() !== "'none'" && !('sandbox' in policy)) {
    found.push('others may frame it')
  }
  if (isDocument(policy) && !policy['form-action']) found.push('forms may post anywhere')
  if (of('object-src')?.join() !== "'none'") found.push('plugins may load')
  for (const [name, sources] of Object.entries(policy)) {
    for (const source of sources) {
      if (source.startsWith("'unsafe-")) found.push(`${name} allows ${source}`)
      if (source === '*' || /^(https?|wss?|ftp):(\/\/)?\*?$/.test(source)) {
        found.push(`${name} allows whole schemes`)
      }
      if (/\*/.test(source)) found.push(`${name} allows a wildcard`)
      if (source.startsWith('http:')) found.push(`${name} allows plain http`)
      if (/^(data|blob|filesystem):/.test(source) && name !== 'img-src') {
        found.push(`${name} allows ${source}`)
      }
    }
  }
  for (const name of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src']) {
    const strangers = of(name)?.filter((source) => /^https?:|\./.test(source)) ?? []
    if (strangers.length > 0) found.push(`${name} trusts ${strangers.join(' ')}`)
  }
  return found
}

function isDocument(policy: Policy): boolean {
  return 'script-src' in policy
}
