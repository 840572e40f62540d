import { href } from 'react-router'

/** The login, which leads back to where it was asked for. */
export function loginPath(from: string): string {
  const login = href('/admin/login')
  return from === href('/admin') ? login : `${login}?volta=${encodeURIComponent(from)}`
}
