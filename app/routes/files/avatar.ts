import { initialsAvatar } from '#domain/avatar.ts'
import type { Route } from './+types/avatar'

const maxNameLength = 120

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const name = (searchParams.get('nome') ?? '').slice(0, maxNameLength)
  const svg = initialsAvatar(name, searchParams.get('cor') ?? '')
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
