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

/** A share of the picture's shorter side; a face is taller than wide. */
const firstWidth = 0.16
const firstHeight = 0.21

type Size = Pick<Redaction, 'width' | 'height'>

/** The covers of one photo while they are placed. A new one is as large as the one changed last, at the same zoom. */
export function useRedactions(stage: RefObject<HTMLElement | null>) {
  const [covers, setCovers] = useState<Cover[]>([])
  const [selected, setSelected] = useState<number | null>(null)
  /** What has just happened, for a live region. */
  const [status, setStatus] = useState('')
  const nextKey = useRef(0)
  const lastSize = useRef<(Size & { zoom: number }) | null>(null)

  const setAll = useCallback((redactions: Redaction[], happened = '') => {
    setCovers(redactions.map((redaction) => ({ ...redaction, key: nextKey.current++ })))
    setSelected(null)
    setStatus(happened)
  }, [])

  const add = (centre: { x: number; y: number }, then: (key: number) => void = () => {}) => {
    if (covers.length >= maxRedactions) return
    const cover = {
      ...redactionAt(centre, newSize(stage, lastSize.current)),
      key: nextKey.current++,
    }
    setCovers([...covers, cover])
    setSelected(cover.key)
    setStatus(`${coverLabel(cover, covers.length + 1)}.`)
    then(cover.key)
  }

  const change = (key: number, changed: Redaction) => {
    const { width, height } = changed
    const before = covers.find((cover) => cover.key === key)
    lastSize.current = { width, height, zoom: pageZoom() }
    setCovers((before) => before.map((cover) => (cover.key === key ? { ...changed, key } : cover)))
    const label = coverLabel(changed, covers.findIndex((cover) => cover.key === key) + 1)
    setStatus(`${label}${grown(before, changed)}.`)
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
  return words.cover(number, words.places[third(y)]?.[third(x)] ?? '')
}

function grown(before: Redaction | undefined, { width, height }: Redaction): string {
  const change = before ? width * height - before.width * before.height : 0
  if (change === 0) return ''
  return `, ${change > 0 ? words.isLarger : words.isSmaller}`
}

/** How far the page is enlarged by pinching. */
function pageZoom(): number {
  return window.visualViewport?.scale ?? 1
}

/** Someone who has enlarged the photo wants to cover a smaller face. */
function newSize(
  stage: RefObject<HTMLElement | null>,
  last: (Size & { zoom: number }) | null,
): Size {
  const zoom = pageZoom()
  if (last?.zoom === zoom) return last
  const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {}
  const shorter = Math.min(width, height) / zoom
  return { width: (firstWidth * shorter) / width, height: (firstHeight * shorter) / height }
}

/** After React has rendered the element. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
