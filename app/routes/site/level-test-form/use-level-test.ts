import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '#app/browser-storage.ts'
import type { LanguageId } from '#domain/languages.ts'
import {
  type Choice,
  type Progress,
  readProgress,
  writeProgress,
} from '#domain/placement/progress.ts'
import type { Bank } from '#domain/placement/question.ts'
import { readSeen, writeSeen } from '#domain/placement/seen-questions.ts'

/**
 * One visitor's answers: they survive a reload and are gone when the tab is closed. Which questions were
 * asked is remembered by the browser, so that the next run asks others.
 */
export function useLevelTest(language: LanguageId, bank: Bank) {
  const key = `teste-nivel-${language}`
  const seenKey = `teste-nivel-vistas-${language}`
  const [ready, setReady] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)

  const readSaved = () => readProgress(readStorage('sessionStorage', key), bank)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated
  useEffect(() => {
    setProgress(readSaved())
    setReady(true)
  }, [])

  const save = (next: Progress | null) => {
    setProgress(next)
    writeStorage('sessionStorage', key, next && writeProgress(next))
  }
  const readSeenHere = () => readSeen(readStorage('localStorage', seenKey), bank)
  return {
    ready,
    progress,
    // A press before the saved answers were read must not discard them.
    start: () => save(readSaved() ?? { seed: randomSeed(), choices: [], seen: readSeenHere() }),
    answer: (choice: Choice) => {
      if (!progress) return
      save({ ...progress, choices: [...progress.choices, choice] })
      writeStorage('localStorage', seenKey, writeSeen(readSeenHere(), choice.id))
    },
    restart: () => save(null),
  }
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
