import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'
import { aDataFolder } from './data-folder.ts'
import { smallDisk } from './small-disk.ts'

const school = ['node_modules/.bin/node', 'tests/stores/full-disk-process.ts'] as const

const nothingLost = {
  afterBatch: { photos: 2, leftovers: [] },
  canRead: true,
  archives: [],
  // Public, hidden, public again.
  shown: [true, false, true],
  removed: 1,
  collected: { removed: 0, unnamed: 0 },
  afterRemoval: { photos: 1, leftovers: [] },
  again: 'added',
  hasReserve: true,
}

test('on a full disk a batch is refused in a sentence, and reading and deleting go on', (context) => {
  const disk = smallDisk()
  if ('refused' in disk) return cannotRun(context, disk.refused)
  const [shell = '', ...args] = disk.command
  const said = execFileSync(shell, [...args, ...school, disk.folder, 'fill'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(said)).toMatchObject({
    ...nothingLost,
    batch: { kind: 'unavailable', sentence: 'O disco do servidor está cheio.' },
    backup: expect.stringMatching(/disco do servidor está cheio|Não há espaço em disco/),
  })
})

test('where a file may not grow, the same holds', () => {
  expect(onLimitedFiles()).toMatchObject({
    ...nothingLost,
    batch: {
      kind: 'unavailable',
      sentence: 'O servidor não consegue usar a pasta de fotos.',
    },
    backup: expect.stringContaining('SIGXFSZ'),
  })
})

function onLimitedFiles(): unknown {
  const [node, script] = school
  return JSON.parse(execFileSync(node, [script, aDataFolder(), 'limit'], { encoding: 'utf8' }))
}
