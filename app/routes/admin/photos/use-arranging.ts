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
import { movePhotos, type PhotoPlace } from '#domain/photos/arrange-photos.ts'
import type { Notice } from '../notice.ts'
import type { AdminPhotoView } from './admin-photo-view.ts'

export type DropTarget = { id: number; side: 'before' | 'after' }

type Arranging = { eventId: string; page: number; photos: AdminPhotoView[]; selected: number[] }

/** Moves photos by dragging, or one that is lifted by keys and buttons; shows it before it is saved. */
export function useArranging({ eventId, page, photos, selected }: Arranging) {
  // It redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: Notice }>()
  const [local, setLocal] = useState<{ of: AdminPhotoView[]; order: AdminPhotoView[] } | null>(null)
  const [lifted, setLifted] = useState<number | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const dragged = useRef<number[]>([])
  const shown = local?.of === photos ? local.order : photos
  const place = shown.findIndex(({ id }) => id === lifted)

  useEffect(() => {
    if (fetcher.data) setLocal(null)
  }, [fetcher.data])

  // A node that React moves loses the focus.
  useLayoutEffect(() => {
    if (place < 0) return
    const grip = document.getElementById(gripId(lifted))
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true })
    grip?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [lifted, place])

  const show = (order: AdminPhotoView[] | null) => order && setLocal({ of: photos, order })

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

  const shift = (to: number) => {
    const photo = shown[place]
    if (!photo || to < 0 || to >= shown.length) return
    show(shown.toSpliced(place, 1).toSpliced(to, 0, photo))
  }

  const drop = () => {
    setLifted(null)
    const moved = lifted !== null && photos[place]?.id !== lifted
    const [before, after] = [shown[place - 1], shown[place + 1]]
    if (!moved) return
    if (before) save([lifted], { after: before.id })
    else if (after) save([lifted], { before: after.id })
  }

  const cancel = () => {
    setLifted(null)
    setLocal(null)
  }

  return {
    shown,
    fetcher,
    move,
    target,
    lifted: place < 0 ? null : { photo: shown[place], place },
    shiftBy: (step: number) => shift(place + step),
    drop,
    cancel,
    listEvents: {
      onClick: (event: MouseEvent) => {
        if (!(event.target as Element).closest('[aria-pressed]')) return
        if (lifted === null) setLifted(cardAt(event)?.id ?? null)
        else drop()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (lifted === null) return
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
