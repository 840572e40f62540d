import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileSize } from '#content/file-size.ts'
import { counted, eventsAndPhotos } from '#escola/number-format.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

const MiB = 1024 * 1024

test('sizes are told in the unit that a person would use', () => {
  expect(fileSize(850 * MiB)).toBe('850,0 MB')
  expect(fileSize(74_473 * MiB)).toBe('72,7 GB')
})

test('one is one, and more are many', () => {
  expect(eventsAndPhotos(1, 1)).toBe('1 evento e 1 foto')
  expect(eventsAndPhotos(0, 1250)).toBe('0 eventos e 1.250 fotos')
  expect(counted(2, 'foto não tem', 'fotos não têm')).toBe('2 fotos não têm')
})

test('in a checkout a command is typed with npm', () => {
  expect(operatorCommand('admin')).toBe('npm run escola -- admin')
})

test('no message leaves the plural open, or names a command by hand', () => {
  const sources = ['escola', 'server', 'content']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('/operator-command.ts'))
  for (const path of sources) {
    const source = readFileSync(path, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    expect(source.match(/\p{L}\((s|ns|es)\)(?!\s*=>)|npm run escola/u)?.[0], path).toBeUndefined()
  }
})
