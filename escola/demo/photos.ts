import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoEvent } from './events.ts'

const folder = join(import.meta.dirname, 'photos')

export function demoPhotoFiles({ photos }: DemoEvent): string[] {
  if (!photos) return []
  return readdirSync(join(folder, photos))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => join(folder, photos, name))
}
