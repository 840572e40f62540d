import { clockWords } from '#content/clock.ts'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { removeOverdue } from '#domain/events/empty-bin.ts'
import { openDueDrafts } from '#domain/events/open-due-drafts.ts'
import { removeUnconsented } from '#domain/events/withdraw-consent.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { endCoveredOriginals } from '#domain/photos/covered-originals.ts'
import type { PhotoAccess } from '#domain/photos/hosted-access.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { sweepWaiting } from '#domain/photos/save-batch.ts'
import { removeOverdueFormer } from '#domain/school/former-pictures.ts'
import { operatorCommand } from './env/operator-command.ts'
import { type Log, tellOperator } from './log.ts'
import type { Stores } from './stores.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

type HousekeepingOptions = { log: Log; access: PhotoAccess }

/** Finishes what a crash interrupted and removes what is old: on request, and regularly. */
export function startHousekeeping(
  { clock, ...stores }: Stores,
  { log, access }: HousekeepingOptions,
) {
  const { events, photos, school, waiting, statistics } = stores
  const report = reportStoreFault(log)
  const onFilesLeft: OnFilesLeft = (urls, err) =>
    log.warn({ urls, err }, 'deleted files are left for the next collection')
  const removeRecords = async (moment: TrustedMoment) => {
    const { usedChallenges, sessions, invitations, changes, removeOldCopy } = stores
    await usedChallenges.removeExpired(moment)
    await sessions.removeEnded(moment)
    await invitations.removeEnded(moment)
    await changes.removeOld(moment)
    await events.removeOldSubmissions(moment)
    await removeOldCopy?.(moment)
  }
  const emptyBin = async (now: TrustedMoment) => {
    const items = await removeOverdue({ events, photos }, { now, onFilesLeft })
    if (items > 0) log.info({ items }, 'removed from the bin after 30 days')
  }
  const removePhotosWithoutConsent = async (now: TrustedMoment) => {
    const ended = await removeUnconsented({ events, photos }, { now, onFilesLeft })
    if (ended > 0) log.info({ events: ended }, 'photos removed 30 days after consent was withdrawn')
  }
  const endOriginals = async (moment: TrustedMoment) => {
    const ended = await endCoveredOriginals({ events, photos }, moment)
    if (ended > 0) log.info({ photos: ended }, 'originals removed 30 days after covering')
  }
  const removeFormerPictures = async (now: TrustedMoment) => {
    const ended = await removeOverdueFormer({ events, photos, school }, { now, onFilesLeft })
    if (ended > 0)
      log.info({ pictures: ended }, 'former pictures of the site removed after 30 days')
  }
  const dropOldBatches = async () => {
    const moment = clock.moment()
    if (moment) await sweepWaiting({ events, photos, school, waiting }, moment)
  }
  const removeOld = async (moment: TrustedMoment) => {
    await Promise.all(
      [
        openDueDrafts(events, moment),
        removeRecords(moment),
        emptyBin(moment),
        removePhotosWithoutConsent(moment),
        endOriginals(moment),
        removeFormerPictures(moment),
      ].map((work) => work.catch(report)),
    )
    await dropOldBatches().catch(report)
    await statistics.compact(moment).catch(report)
    await photos.removeUnfinished?.(moment).catch(report)
  }
  const collect = async () => {
    const collected = await collectPhotos({ events, photos, school, waiting }, clock.moment())
    // Log only actual changes, so that the site's address stays the last line of a start.
    if (Object.values(collected).some((count) => count > 0)) log.info(collected, 'photos collected')
  }
  const tellClockDoubt = () => {
    const doubt = clock.doubt()
    if (!doubt) return
    log.error(doubt, 'the clock is in doubt')
    const answers = clockWords.answers(operatorCommand('relogio --certo'))
    tellOperator(`Atenção: ${clockWords.doubt(doubt)} ${clockWords.held} ${answers}`)
  }
  const sweep = async () => {
    tellClockDoubt()
    // First, because hidden photos may still be open at a store that serves files itself.
    await access.reconcile().catch(report)
    const moment = clock.moment()
    if (moment) await removeOld(moment)
    await collect().catch(report)
  }
  /** The database may have been down before, or somebody has confirmed the clock in another process. */
  const trustClock = async () => {
    if (clock.moment()) return
    await clock.check()
    const moment = clock.moment()
    if (moment) await removeOld(moment)
  }
  const every = (interval: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch(report), interval)
  const timers = [
    every(day, sweep),
    every(minute, statistics.flush),
    every(10 * minute, dropOldBatches),
    every(60 * minute, clock.check),
    every(minute, trustClock),
    every(minute / 2, access.retry),
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
