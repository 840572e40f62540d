import { type RefObject, useCallback, useRef, useState } from 'react'
import { redactionWords as words } from '#content/redaction.ts'
import {
  centreOf,
  maxRedactions,
  type Redaction,
  redactionAt,
  scaledBy,
} from '#domain/photos/redaction.ts'

export type Cover = Redaction & { key: number }

/** Of the picture's shorter side; a face is higher than wide. */
const firstWidth = 0.16
const firstHeight = 0.21

/** The covers of one photo while they are placed. A new one is as large as the one changed last. */
export function useRedactions(stage: RefObject<HTMLElement | null>) {
  const [covers, setCovers] = useState<Cover[]>([])
  const [selected, setSelected] = useState<number | null>(null)
  /** What has just happened, for a live region. */
  const [status, setStatus] = useState('')
  const nextKey = useRef(0)
  const lastSize = useRef<Pick<Redaction, 'width' | 'height'> | null>(null)

  const setAll = useCallback((redactions: Redaction[], happened = '') => {
    setCovers(redactions.map((redaction) => ({ ...redaction, key: nextKey.current++ })))
    setSelected(null)
    setStatus(happened)
  }, [])

  const add = (centre: { x: number; y: number }, then: (key: number) => void = () => {}) => {
    if (covers.length >= maxRedactions) return
    const cover = {
      ...redactionAt(centre, lastSize.current ?? firstSize(stage)),
      key: nextKey.current++,
    }
    setCovers([...covers, cover])
    setSelected(cover.key)
    setStatus(`${coverLabel(cover, covers.length + 1)}.`)
    then(cover.key)
  }

  const change = (key: number, changed: Redaction) => {
    lastSize.current = { width: changed.width, height: changed.height }
    setCovers((before) => before.map((cover) => (cover.key === key ? { ...changed, key } : cover)))
    setStatus(`${coverLabel(changed, covers.findIndex((cover) => cover.key === key) + 1)}.`)
  }

  return {
    covers,
    selected,
    status,
    select: setSelected,
    setAll,
    change,
    addAt: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const box = stage.current?.getBoundingClientRect()
      if (box) add({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
    },
    addInMiddle: () => add({ x: 0.5, y: 0.5 }, (key) => focusLater(coverId(key))),
    scaleSelected: (factor: number) => {
      const cover = covers.find(({ key }) => key === selected)
      if (cover) change(cover.key, scaledBy(cover, factor))
    },
    remove: (key: number) => {
      const at = covers.findIndex((cover) => cover.key === key)
      const left = covers.filter((cover) => cover.key !== key)
      const next = left[Math.min(at, left.length - 1)]
      setCovers(left)
      setSelected(next?.key ?? null)
      setStatus(words.removed)
      focusLater(next ? coverId(next.key) : 'cobrir-adicionar')
    },
  }
}

export function coverId(key: number): string {
  return `cobertura-${key}`
}

export function coverLabel(cover: Redaction, number: number): string {
  const { x, y } = centreOf(cover)
  const third = (fraction: number) => Math.min(2, Math.floor(fraction * 3))
  const place = `${words.rows[third(y)]} ${words.columns[third(x)]}`
  return words.cover(number, place, Math.round(cover.width * 100))
}

function firstSize(stage: RefObject<HTMLElement | null>): Pick<Redaction, 'width' | 'height'> {
  const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {}
  const shorter = Math.min(width, height)
  return { width: (firstWidth * shorter) / width, height: (firstHeight * shorter) / height }
}

/** When React has rendered it. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
