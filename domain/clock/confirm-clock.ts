import type { EventStore } from '#domain/events/event-store.ts'
import type { TrustedClock } from './trusted-clock.ts'

/**
 * A person confirms that the clock is right. What went to the bin while it was in doubt has an earlier date, and gets
 * its 30 days from now on.
 */
export async function confirmClock({
  events,
  clock,
}: {
  events: Pick<EventStore, 'bin'>
  clock: TrustedClock
}): Promise<void> {
  const doubt = clock.doubt()
  if (doubt) {
    const since = doubt.last < doubt.clock ? doubt.last : doubt.clock
    await events.bin.redate(since, doubt.clock)
  }
  await clock.confirm()
}
