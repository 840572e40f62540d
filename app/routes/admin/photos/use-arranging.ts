import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { href, useFetcher } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { movePhotos, type PhotoPlace } from '#domain/photos/arrange-photos.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'

export type DropTarget = { id: number; side: 'before' | 'after' }

type Arranging = { eventId: string; page: number; photos: AdminPhotoView[]; selected: number[] }

/** Moves photos by dragging, or a lifted one by keys and buttons; shows the new order before it is saved. */
export function useArranging({ eventId, page, photos, selected }: Arranging) {
  // The action redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: DialogMessage }>()
  const [local, setLocal] = useState<{ of: AdminPhotoView[]; order: AdminPhotoView[] } | null>(null)
  /** The lifted photo keeps its position even if the list changes meanwhile. */
  const [held, setHeld] = useState<{ id: number; place: number } | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const dragged = useRef<number[]>([])
  const order = local?.of === photos ? local.order : photos
  const from = order.findIndex(({ id }) => id === held?.id)
  const lifted = order[from]
  const shown = held && lifted ? order.toSpliced(from, 1).toSpliced(held.place, 0, lifted) : order
  const place = lifted ? shown.indexOf(lifted) : -1
  const liftedId = lifted?.id ?? null

  useEffect(() => {
    if (fetcher.data) setLocal(null)
  }, [fetcher.data])

  // A node that React moves loses the focus.
  useLayoutEffect(() => {
    if (place < 0) return
    const grip = document.getElementById(gripId(liftedId))
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true })
    grip?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [liftedId, place])

  const show = (moved: AdminPhotoView[] | null) => moved && setLocal({ of: photos, order: moved })

  const save = (ids: number[], to: PhotoPlace) => {
    const form = new FormData()
    for (const id of ids) form.append('foto', String(id))
    for (const [name, value] of Object.entries(placeFields(to))) form.set(name, value)
    const path = href('/admin/evento/:eventoId/fotos/mover', { eventoId: eventId })
    const action = `${path}?pagina=${page}`
    void fetcher.submit(form, { method: 'post', action, preventScrollReset: true })
  }

  const move = (ids: number[], to: PhotoPlace) => {
    show(movePhotos(ids, to)(shown))
    save(ids, to)
  }

  const lift = (id: number | undefined) => {
    const at = order.findIndex((photo) => photo.id === id)
    if (id !== undefined && at >= 0) setHeld({ id, place: at })
  }

  const shift = (to: number) => {
    if (lifted && to >= 0 && to < shown.length) setHeld({ id: lifted.id, place: to })
  }

  const drop = () => {
    setHeld(null)
    if (!lifted || place === from) return
    show(shown)
    const [before, after] = [shown[place - 1], shown[place + 1]]
    if (before) save([lifted.id], { after: before.id })
    else if (after) save([lifted.id], { before: after.id })
  }

  const cancel = () => setHeld(null)

  return {
    shown,
    fetcher,
    move,
    target,
    lifted: lifted ? { photo: lifted, place } : null,
    shiftBy: (step: number) => shift(place + step),
    drop,
    cancel,
    listEvents: {
      onClick: (event: MouseEvent) => {
        if (!(event.target as Element).closest('[data-grip]')) return
        if (lifted) drop()
        else lift(cardAt(event)?.id)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!lifted) return
        const keys: Record<string, () => void> = {
          ArrowLeft: () => shift(place - 1),
          ArrowUp: () => shift(place - 1),
          ArrowRight: () => shift(place + 1),
          ArrowDown: () => shift(place + 1),
          Home: () => shift(0),
          End: () => shift(shown.length - 1),
          Escape: cancel,
        }
        const act = keys[event.key]
        if (event.key === 'Tab') drop()
        if (!act) return
        event.preventDefault()
        act()
      },
      onDragStart: (event: DragEvent) => {
        const id = cardAt(event)?.id
        if (id === undefined) return
        dragged.current = selected.includes(id) ? selected : [id]
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
      },
      onDragOver: (event: DragEvent) => {
        const card = cardAt(event)
        if (dragged.current.length === 0 || !card) return
        event.preventDefault()
        const { left, width } = card.node.getBoundingClientRect()
        const side = event.clientX < left + width / 2 ? 'before' : 'after'
        if (target?.id !== card.id || target.side !== side) setTarget({ id: card.id, side })
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current.length === 0 || !target) return
        event.preventDefault()
        const { id, side } = target
        if (!dragged.current.includes(id)) {
          move(dragged.current, side === 'before' ? { before: id } : { after: id })
        }
      },
      onDragEnd: () => {
        dragged.current = []
        setTarget(null)
      },
    },
  }
}

export const gripId = (id: number | null) => `mover-${id}`

function placeFields(place: PhotoPlace): Record<string, string> {
  if (place === 'first') return { lugar: 'inicio' }
  if (place === 'last') return { lugar: 'fim' }
  if ('before' in place) return { lugar: 'antes', vizinha: String(place.before) }
  return { lugar: 'depois', vizinha: String(place.after) }
}

function cardAt({ target }: SyntheticEvent): { id: number; node: HTMLElement } | null {
  const node = (target as Element).closest<HTMLElement>('li[data-foto]')
  return node && { id: Number(node.dataset.foto), node }
}
