import { href } from 'react-router'

/** The login redirects back to `from`. */
export function loginPath(from: string): string {
  const login = href('/admin/login')
  return from === href('/admin') ? login : `${login}?volta=${encodeURIComponent(from)}`
}
