import { clockWords } from '#content/clock.ts'
import { oldestKept } from '#domain/changes/change-log.ts'
import type { TrustedClock } from '#domain/clock/trusted-clock.ts'
import { removeOverdue } from '#domain/events/empty-bin.ts'
import { openDueDrafts } from '#domain/events/open-due-drafts.ts'
import { removeUnconsented } from '#domain/events/withdraw-consent.ts'
import { missingSizes } from '#domain/photos/add-missing-sizes.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { endCoveredOriginals } from '#domain/photos/covered-originals.ts'
import type { PhotoAccess } from '#domain/photos/hosted-access.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { sweepWaiting } from '#domain/photos/save-batch.ts'
import { type Log, tellOperator } from './log.ts'
import type { Stores } from './stores.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** Browsers retry a batch for a day at most. */
const submissionLifetime = 7 * day

type HousekeepingOptions = {
  now: () => Date
  clock: TrustedClock
  log: Log
  access: PhotoAccess
}

/** Finishes what a crash interrupted and removes what is old: on request, and regularly. */
export function startHousekeeping(
  { events, photos, pictures, school, waiting, usedChallenges, changes, statistics }: Stores,
  { now, clock, log, access }: HousekeepingOptions,
) {
  const report = reportStoreFault(log)
  const removeOld = async () => {
    await usedChallenges.removeExpired(now().getTime())
    await changes.removeBefore(oldestKept(clock.now()))
    await events.removeSubmissionsBefore(new Date(now().getTime() - submissionLifetime))
  }
  const emptyBin = async () => {
    const onFilesLeft: OnFilesLeft = (urls, err) =>
      log.warn({ urls, err }, 'files of the bin are left for the next collection')
    const items = await removeOverdue({ events, photos }, { now: clock.now(), onFilesLeft })
    if (items > 0) log.info({ items }, 'removed from the bin after 30 days')
  }
  const removePhotosWithoutConsent = async () => {
    const onFilesLeft: OnFilesLeft = (urls, err) =>
      log.warn({ urls, err }, 'files without consent are left for the next collection')
    const ended = await removeUnconsented({ events, photos }, { now: clock.now(), onFilesLeft })
    if (ended > 0) log.info({ events: ended }, 'photos removed 30 days after consent was withdrawn')
  }
  const endOriginals = async () => {
    const ended = await endCoveredOriginals({ events, photos }, clock.now())
    if (ended > 0) log.info({ photos: ended }, 'originals removed 30 days after covering')
  }
  const dropOldBatches = async () => {
    await sweepWaiting({ events, photos, school, waiting }, now())
  }
  const collect = async () => {
    await photos.removeUnfinished?.()
    const collected = await collectPhotos({ events, photos, school, waiting }, now())
    // Log only actual changes, so that the site's address stays the last line of a start.
    if (Object.values(collected).some((count) => count > 0)) log.info(collected, 'photos collected')
  }
  const tellClockDoubt = () => {
    const doubt = clock.doubt()
    if (!doubt) return
    log.error(doubt, 'the clock is in doubt')
    tellOperator(`Atenção: ${clockWords.doubt(doubt)} ${clockWords.held} ${clockWords.inPanel}`)
  }
  const addMissingSizes = missingSizes({ photos, pictures })
  const sweep = async () => {
    tellClockDoubt()
    // First, because hidden photos may still be open at a store that serves files itself.
    await access.reconcile().catch(report)
    await Promise.all([
      openDueDrafts(events, clock.now()).catch(report),
      removeOld().catch(report),
      emptyBin().catch(report),
      removePhotosWithoutConsent().catch(report),
      endOriginals().catch(report),
    ])
    await dropOldBatches().catch(report)
    await statistics.compact().catch(report)
    await collect().catch(report)
  }
  const every = (interval: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch(report), interval)
  const timers = [
    every(day, sweep),
    every(minute, statistics.flush),
    every(10 * minute, dropOldBatches),
    every(60 * minute, clock.check),
    every(minute / 2, access.retry),
    every(10 * minute, () => addMissingSizes(now())),
  ]
  for (const timer of timers) timer.unref()
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
  }
  return { sweep, stop }
}

/** For the rejection of an unavailable store: the site continues without it. */
export function reportStoreFault(log: Log): (fault: unknown) => void {
  return (fault) => {
    log.error({ err: fault }, 'stores do not answer')
    tellOperator(`Atenção: ${(fault as Error).message}`)
  }
}
