/** The whole /64 for IPv6: its owner could use a new IP for every guess. */
export function ipBlock(ip: string): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail = ''] = bare.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = bare.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array(Math.max(0, missing)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
