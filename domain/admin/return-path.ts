const ownOrigin = 'http://site.invalid'

/** Where to go after signing in: a page of the admin area as it is addressed, or the panel. */
export function returnPath(wanted: string | null): string {
  const panel = '/admin'
  if (!wanted || !/^\/admin(\/[\w/-]*)?$/.test(wanted) || wanted.includes('//')) return panel
  if (wanted.startsWith('/admin/login')) return panel
  return new URL(wanted, ownOrigin).origin === ownOrigin ? wanted : panel
}
