const nowhere = 'http://nowhere.invalid'

/** Where to go after signing in: a page of the admin area as it is addressed, or the panel. */
export function returnPath(wanted: string | null): string {
  const panel = '/admin'
  if (!wanted || !/^\/admin(\/[\w/-]*)?$/.test(wanted) || wanted.includes('//')) return panel
  if (wanted.startsWith('/admin/login')) return panel
  // Belt and braces: read as a browser would, it must stay on the site it came from.
  return new URL(wanted, nowhere).origin === nowhere ? wanted : panel
}
