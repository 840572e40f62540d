import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreFaultKind } from '#domain/store-fault.ts'
import { preload } from '#tests/running-site/preload.ts'
import { underTest } from './stores-under-test.ts'

/** The parts of a store that can be made to fail; the preloads know what each part is in each store. */
export type StorePart =
  | 'event reads'
  | 'event writes'
  | 'session reads'
  | 'all reads'
  | 'session writes'

/** The message that the admin sees for each kind of fault. */
export const faultWords: Record<StoreFaultKind, string> = {
  sqlite: {
    'permission-denied': 'A pasta de dados do servidor está protegida contra gravação.',
    unavailable: 'O disco do servidor está cheio.',
    other: 'O banco de dados está danificado. Nada foi alterado: restaure um backup.',
  },
  firestore: {
    'permission-denied': 'Verifique as regras do Firestore no console do Firebase.',
    unavailable: 'Verifique sua conexão com a internet.',
    other: 'O Firestore recusou a operação: falha de propósito',
  },
}[underTest.store]

/** A switch for faults of the store under test, and the environment in which a site obeys it. */
export function faultSwitch(folder: string) {
  const file = join(folder, 'faults.json')
  let broken: StorePart | null = null
  let turns = 0

  function turn(part: StorePart | null, kind: StoreFaultKind): void {
    broken = part
    // Replaced atomically: a site may be reading it.
    writeFileSync(`${file}.new`, JSON.stringify({ fault: part && { part, kind }, turns }))
    renameSync(`${file}.new`, file)
    turns += 1
  }
  turn(null, 'other')

  return {
    env: {
      FAULTS: file,
      ...preload(`faulty-${underTest.store}`),
    },
    fail: (part: StorePart | null, kind: StoreFaultKind = 'other') => {
      if (part || broken) turn(part, kind)
    },
  }
}
