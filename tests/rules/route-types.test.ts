import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeTypesStamp } from '#scripts/setup/route-types.mjs'
import { aDataFolder } from '#tests/stores/data-folder.ts'

test('the types of the routes are generated again when they, the routes or the router have changed', () => {
  const top = aDataFolder()
  const write = (file: string, text: string) => writeFileSync(join(top, file), text)
  const routes = [{ path: 'eventos', file: 'events.tsx' }]
  mkdirSync(join(top, '.react-router/types/app'), { recursive: true })
  write('react-router.config.ts', 'export default {}')
  write('package-lock.json', '{}')
  write('.react-router/types/app/events.ts', 'export {}')
  const stamp = routeTypesStamp(routes, top)
  expect(routeTypesStamp([{ path: 'eventos', file: 'events.tsx' }], top)).toBe(stamp)

  const seen = new Set([stamp, routeTypesStamp([{ path: 'festas', file: 'events.tsx' }], top)])
  write('.react-router/types/app/events.ts', 'export type Route = never')
  seen.add(routeTypesStamp(routes, top))
  rmSync(join(top, '.react-router/types'), { recursive: true })
  seen.add(routeTypesStamp(routes, top))
  write('react-router.config.ts', 'export default { ssr: false }')
  seen.add(routeTypesStamp(routes, top))
  write('package-lock.json', '{ "lockfileVersion": 3 }')
  seen.add(routeTypesStamp(routes, top))
  expect(seen.size).toBe(6)
})
