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

/** One visitor's answers: they survive a reload and are gone when the tab is closed. */
export function useLevelTest(language: LanguageId, bank: Bank) {
  const key = `teste-nivel-${language}`
  const [ready, setReady] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)

  useEffect(() => {
    setProgress(readProgress(readStorage('sessionStorage', key), bank))
    setReady(true)
  }, [key, bank])

  const save = (next: Progress | null) => {
    setProgress(next)
    writeStorage('sessionStorage', key, next && writeProgress(next))
  }
  return {
    ready,
    progress,
    start: () => save({ seed: randomSeed(), choices: [] }),
    answer: (choice: Choice) =>
      progress && save({ ...progress, choices: [...progress.choices, choice] }),
    restart: () => save(null),
  }
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
