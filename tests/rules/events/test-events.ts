import { test } from 'vitest'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

/** A test with a school of its own, which has no events yet. */
export function testEvents(sentence: string, check: (events: EventStore) => Promise<void>): void {
  test(sentence, () => check(eventStore(memoryDocuments())))
}
