import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import {
  centreOf,
  movedBy,
  type Redaction,
  redactionColour,
  resizedTo,
  scaledBy,
} from '#domain/photos/redaction.ts'
import { type Cover, coverId } from './cover.ts'

type RedactionBoxProps = {
  cover: Cover
  number: number
  label: string
  isCovered: boolean
  isSelected: boolean
  stage: RefObject<HTMLElement | null>
  onSelect: () => void
  onTap: () => void
  onChange: (changed: Redaction) => void
  onRemove: () => void
}

const step = 0.01
const colour = `rgb(${Object.values(redactionColour).join(' ')})`

/** Pixels that a finger may move within a tap. */
const tapSlop = 6

/** A cover that is dragged, sized at its corner, and changed by keys. A tap says whether a found face is covered. */
export function RedactionBox(props: RedactionBoxProps) {
  const { cover, number, label, isCovered, isSelected, stage } = props
  const { onSelect, onTap, onChange, onRemove } = props
  const drag = useRef<{ x: number; y: number; from: Redaction; isMoving: boolean } | null>(null)
  const { key, x, y, width, height, isFound } = cover
  const centre = centreOf(cover)
  // Near the picture's right and bottom edges the handle is on the other side, to stay on the screen.
  const side = { x: centre.x > 0.7 ? -1 : 1, y: centre.y > 0.7 ? -1 : 1 }

  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = { x, y, width, height }
    drag.current = { x: event.clientX, y: event.clientY, from, isMoving: false }
    onSelect()
  }
  const moved = (event: PointerEvent<HTMLElement>) => {
    const box = stage.current?.getBoundingClientRect()
    if (!drag.current || !box) return null
    const [right, down] = [event.clientX - drag.current.x, event.clientY - drag.current.y]
    if (isFound && !drag.current.isMoving && Math.hypot(right, down) < tapSlop) return null
    drag.current.isMoving = true
    return { dx: right / box.width, dy: down / box.height, from: drag.current.from }
  }
  /** The click that ends a drag is no tap. */
  const wasMoved = useRef(false)
  const end = () => {
    wasMoved.current = drag.current?.isMoving === true
    drag.current = null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const changed = changedByKey(cover, event)
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (changed) onChange(changed)
    else return
    event.preventDefault()
  }

  const percent = (fraction: number) => `${fraction * 100}%`
  return (
    <div
      className="redaction-box"
      data-selected={isSelected || undefined}
      data-found={isFound || undefined}
      data-shown={!isCovered || undefined}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    >
      <button
        type="button"
        id={coverId(key)}
        aria-label={label}
        aria-describedby="cobrir-teclas"
        className="redaction-face"
        style={isCovered ? { backgroundColor: colour } : undefined}
        onFocus={onSelect}
        onClick={() => {
          if (isFound && !wasMoved.current) onTap()
          wasMoved.current = false
        }}
        onKeyDown={onKeyDown}
        onPointerDown={start}
        onPointerMove={(event) => {
          const by = moved(event)
          if (by) onChange(movedBy(by.from, by.dx, by.dy))
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {!isFound && number}
      </button>
      {isSelected && !isFound && (
        <span
          aria-hidden="true"
          className="redaction-corner"
          data-left={side.x < 0 || undefined}
          data-top={side.y < 0 || undefined}
          onPointerDown={start}
          onPointerMove={(event) => {
            const by = moved(event)
            if (!by) return
            const { from, dx, dy } = by
            const wider = from.width + 2 * dx * side.x
            onChange(resizedTo(from, wider, from.height + 2 * dy * side.y))
          }}
          onPointerUp={end}
          onPointerCancel={end}
        />
      )}
    </div>
  )
}

function changedByKey(cover: Redaction, { key, shiftKey }: KeyboardEvent): Redaction | null {
  if (key === '+' || key === '=') return scaledBy(cover, 1.1)
  if (key === '-' || key === '_') return scaledBy(cover, 1 / 1.1)
  const direction = directions[key]
  if (!direction) return null
  const [dx, dy] = direction.map((sign) => sign * step) as [number, number]
  // Upwards is larger.
  if (shiftKey) return resizedTo(cover, cover.width + 2 * dx, cover.height - 2 * dy)
  return movedBy(cover, dx, dy)
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
