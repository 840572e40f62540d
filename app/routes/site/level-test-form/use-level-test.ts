import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '#app/browser-storage.ts'
import type { LanguageId } from '#domain/languages.ts'
import {
  answersOf,
  type Choice,
  isFinished,
  type Progress,
  readProgress,
  readUnfinished,
  writeProgress,
  writeUnfinished,
} from '#domain/placement/progress.ts'
import type { Bank } from '#domain/placement/question.ts'
import { resultOf } from '#domain/placement/result.ts'
import { readSeen, writeSeen } from '#domain/placement/seen-questions.ts'
import { testOutcome } from '#domain/statistics/test-outcome.ts'

/**
 * One visitor's answers. A finished test is stored until the tab is closed; one that was left is offered to
 * whoever opens the test next in this browser. Which questions were asked is remembered, so that the next run
 * asks others.
 */
export function useLevelTest(language: LanguageId, bank: Bank) {
  const key = `teste-nivel-${language}`
  const seenKey = `teste-nivel-vistas-${language}`
  const [moves, setMoves] = useState(0)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [unfinished, setUnfinished] = useState<Progress | null>(null)
  const [hasNeverStudied, setNeverStudied] = useState(false)

  const readSeenHere = () => readSeen(readStorage('localStorage', seenKey), bank)
  const readUnfinishedHere = () =>
    readUnfinished(readStorage('localStorage', key), bank, Date.now())

  useEffect(() => {
    const left = readUnfinishedHere()
    if (!left) writeStorage('localStorage', key, null)
    setUnfinished(left)
    setProgress(readProgress(readStorage('sessionStorage', key), bank))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the island is hydrated
  }, [])

  const show = (next: Progress | null) => {
    setProgress(next)
    setNeverStudied(false)
    setMoves((count) => count + 1)
  }
  const save = (next: Progress | null) => {
    const finished = next && isFinished(bank, next) ? next : null
    const left = next && !finished && next.choices.length > 0 ? next : null
    writeStorage('sessionStorage', key, finished && writeProgress(finished))
    writeStorage('localStorage', key, left && writeUnfinished(left, Date.now()))
    setUnfinished(null)
    if (finished) countFinished(bank, finished)
    show(next)
  }
  const startAnew = () => {
    count('teste-comecado')
    save({ seed: randomSeed(), choices: [], seen: readSeenHere() })
  }

  return {
    progress,
    /** Counts the visitor's steps, which the focus follows. Showing what was stored is not a step. */
    moves,
    unfinished,
    hasNeverStudied,
    beginAtZero: () => {
      setNeverStudied(true)
      setMoves((count) => count + 1)
    },
    start: () => {
      // A press before the saved answers were read must not discard them.
      const left = readUnfinishedHere()
      if (left) setUnfinished(left)
      else startAnew()
    },
    startAnew,
    resume: () => show(unfinished),
    answer: (choice: Choice) => {
      if (!progress) return
      save({ ...progress, choices: [...progress.choices, choice] })
      writeStorage('localStorage', seenKey, writeSeen(readSeenHere(), choice.id))
    },
    // A test that was left unfinished stays for whoever began it.
    restart: () => (hasNeverStudied ? show(null) : save(null)),
  }
}

/** Only that it ended, and with which result. */
function countFinished(bank: Bank, finished: Progress): void {
  count(`teste-terminado ${testOutcome(resultOf(answersOf(bank, finished)))}`)
}

/** See app/islands/count.ts. */
function count(what: string): void {
  dispatchEvent(new CustomEvent('count', { detail: what }))
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
