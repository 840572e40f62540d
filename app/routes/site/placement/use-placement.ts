import { useEffect, useState } from 'react'
import type { LanguageId } from '#domain/languages.ts'
import {
  type Choice,
  type Progress,
  readProgress,
  writeProgress,
} from '#domain/placement/progress.ts'
import type { Bank } from '#domain/placement/question.ts'

/** The test of one visitor. A reload finds it where it was; closing the tab forgets it. */
export function usePlacement(language: LanguageId, bank: Bank) {
  const key = `teste-nivel-${language}`
  const [ready, setReady] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)

  useEffect(() => {
    setProgress(readProgress(recall(key), bank))
    setReady(true)
  }, [key, bank])

  const keep = (next: Progress | null) => {
    setProgress(next)
    remember(key, next)
  }
  return {
    ready,
    progress,
    start: () => keep({ seed: anySeed(), choices: [] }),
    answer: (choice: Choice) =>
      progress && keep({ ...progress, choices: [...progress.choices, choice] }),
    startAgain: () => keep(null),
  }
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

// A browser that refuses storage still gives the whole test; only a reload begins it anew.
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, progress: Progress | null): void {
  try {
    if (progress) sessionStorage.setItem(key, writeProgress(progress))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing to remember it in; see recall.
  }
}
