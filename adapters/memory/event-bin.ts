import {
  aboutDeletion,
  chosenPhotos,
  type DeletedEvent,
  type DeletedItem,
  type DeletedPhotos,
  deletedPhotos,
  erasedItem,
  eventIdOf,
  newestDeletionFirst,
  photosBack,
  splitForRemoval,
} from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { EventBin } from '#domain/events/event-bin.ts'

/** The bin of the memory store of events, whose list it gets. */
export function memoryEventBin(
  events: Map<string, SchoolEvent>,
  { onChange, onErased }: { onChange: () => void; onErased: (marks: string[]) => void },
): EventBin {
  const items = new Map<string, DeletedItem>()
  const sorted = () => [...items.values()].sort(newestDeletionFirst)

  function leave(item: DeletedPhotos): void {
    if (item.photos.length > 0) items.set(item.id, item)
    else items.delete(item.id)
    onChange()
  }

  return {
    all: async () => structuredClone(sorted()),
    find: async (id) => structuredClone(items.get(id) ?? null),

    putEvent: async (eventId, deletion) => {
      const event = events.get(eventId)
      if (!event) return null
      const item: DeletedEvent = { ...aboutDeletion(deletion), kind: 'event', event }
      events.delete(eventId)
      items.set(item.id, item)
      onChange()
      return structuredClone(item)
    },
    putPhotos: async (eventId, photoIds, deletion) => {
      const event = events.get(eventId)
      if (!event) return null
      const photos = deletedPhotos(event, photoIds)
      const about = { eventId, eventName: event.nome, photos }
      const item: DeletedPhotos = { ...aboutDeletion(deletion), kind: 'photos', ...about }
      event.fotos = event.fotos.filter(({ id }) => !photoIds.includes(id))
      if (photos.some(({ wasCover }) => wasCover)) delete event.imagem
      leave(item)
      return structuredClone(item)
    },

    restore: async (id, photoIds) => {
      const item = items.get(id)
      if (!item) return 'missing'
      const event = events.get(eventIdOf(item))
      if (item.kind === 'event') {
        if (event) return 'event-exists'
        events.set(item.event.id, item.event)
        items.delete(id)
        onChange()
        return 'restored'
      }
      if (!event) return 'event-missing'
      const { chosen, others } = chosenPhotos(item, photoIds)
      event.fotos = photosBack(event.fotos, chosen, others)
      const cover = chosen.find(({ wasCover }) => wasCover)
      if (cover && !event.imagem) event.imagem = cover.photo.url
      leave({ ...item, photos: others })
      return 'restored'
    },
    remove: async (id, _now, photoIds) => {
      const item = items.get(id)
      if (!item) return null
      const { removed, left } = splitForRemoval(item, photoIds)
      if (left) leave(left)
      else items.delete(id)
      onErased(erasedItem(removed))
      return removed
    },
  }
}
