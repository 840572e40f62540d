import { type RefObject, useCallback, useRef, useState } from 'react'
import { redactionWords as words } from '#content/redaction.ts'
import { coversOf } from '#domain/faces/cover-faces.ts'
import type { Face } from '#domain/faces/face.ts'
import { maxRedactions, type Redaction, redactionAt, scaledBy } from '#domain/photos/redaction.ts'
import {
  type Choice,
  type Choosing,
  coverId,
  coverLabel,
  redactionOf,
  redactionsOf,
  withTap,
} from './cover.ts'

/** A share of the picture's shorter side; a face is taller than wide. */
const firstWidth = 0.16
const firstHeight = 0.21

type Size = Pick<Redaction, 'width' | 'height'>

const nothing: Choosing = { covers: [], choice: 'all' }

/** The covers of one photo while they are placed. A new one is as large as the one changed last, at the same zoom. */
export function useRedactions(stage: RefObject<HTMLElement | null>) {
  const [choosing, setChoosing] = useState(nothing)
  const [selected, setSelected] = useState<number | null>(null)
  /** What has just happened, for a live region. */
  const [status, setStatus] = useState('')
  const nextKey = useRef(0)
  const lastSize = useRef<(Size & { zoom: number }) | null>(null)
  const { covers, choice } = choosing

  const newCovers = useCallback(
    (redactions: readonly Redaction[], isFound: boolean) =>
      redactions.map((one) => ({ ...one, key: nextKey.current++, isFound, isTapped: false })),
    [],
  )

  const setAll = useCallback(
    (redactions: readonly Redaction[], happened = '') => {
      setChoosing({ covers: newCovers(redactions, false), choice: 'all' })
      setSelected(null)
      setStatus(happened)
    },
    [newCovers],
  )

  /** Changes the covers, and says what one of them is now. */
  const say = (changed: Choosing, key: number, more = '') => {
    setChoosing(changed)
    const cover = changed.covers.find((one) => one.key === key)
    if (cover) setStatus(`${coverLabel(cover, changed)}${more}.`)
  }

  const add = (centre: { x: number; y: number }, then: (key: number) => void = () => {}) => {
    if (covers.length >= maxRedactions) return
    const size = newSize(stage, lastSize.current)
    const [cover] = newCovers([redactionAt(centre, size)], false)
    if (!cover) return
    setSelected(cover.key)
    say({ choice, covers: [...covers, cover] }, cover.key)
    then(cover.key)
  }

  const change = (key: number, changed: Redaction) => {
    const { width, height } = changed
    const before = covers.find((cover) => cover.key === key)
    lastSize.current = { width, height, zoom: pageZoom() }
    const after = covers.map((cover) => (cover.key === key ? { ...cover, ...changed } : cover))
    say({ choice, covers: after }, key, grown(before, changed))
  }

  return {
    ...choosing,
    redactions: redactionsOf(choosing),
    selected,
    status,
    select: setSelected,
    setAll,
    change,
    addFound: (faces: readonly Face[]) => {
      // Meanwhile some may have been covered by hand.
      setChoosing(({ covers }) => ({
        choice: 'all',
        covers: [...covers, ...newCovers(coversOf(faces, covers), true)],
      }))
      setStatus(words.found(faces.length))
    },
    choose: (chosen: Choice) => {
      setChoosing({ covers, choice: chosen })
      setStatus(words.choices[chosen].hint)
    },
    tap: (key: number) => say(withTap(choosing, key), key),
    addAt: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const box = stage.current?.getBoundingClientRect()
      if (box) add({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
    },
    addInMiddle: () => add({ x: 0.5, y: 0.5 }, (key) => focusLater(coverId(key))),
    scaleSelected: (factor: number) => {
      const cover = covers.find(({ key }) => key === selected)
      if (cover) change(cover.key, scaledBy(redactionOf(cover), factor))
    },
    remove: (key: number) => {
      const at = covers.findIndex((cover) => cover.key === key)
      const left = covers.filter((cover) => cover.key !== key)
      const next = left[Math.min(at, left.length - 1)]
      setChoosing({ choice, covers: left })
      setSelected(next?.key ?? null)
      setStatus(words.removed)
      focusLater(next ? coverId(next.key) : 'cobrir-adicionar')
    },
  }
}

function grown(before: Size | undefined, { width, height }: Size): string {
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
