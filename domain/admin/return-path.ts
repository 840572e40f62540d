const ownOrigin = 'http://site.invalid'

export function returnPath(wanted: string | null): string {
  const panel = '/admin'
  if (!wanted || !/^\/admin(\/[\w/-]*)?$/.test(wanted) || wanted.includes('//')) return panel
  if (wanted.startsWith('/admin/login')) return panel
  return new URL(wanted, ownOrigin).origin === ownOrigin ? wanted : panel
}
