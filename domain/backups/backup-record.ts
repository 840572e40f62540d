import * as v from 'valibot'
import { isAhead, type Misdated } from './retention.ts'

const moment = v.pipe(v.string(), v.isoTimestamp())

const place = v.object({
  /** As `BACKUP_TO` names it, or the folder of this machine. */
  location: v.string(),
  lastGood: v.nullable(v.object({ at: moment, bytes: v.number() })),
  /** Why the last run failed here, in a sentence for the operator. */
  fault: v.nullable(v.string()),
  /** See `Misdated`. Releases before this one stored none. */
  misdated: v.optional(v.record(v.string(), moment)),
})

const record = v.object({
  /** When the very first run was, successful or not. */
  since: moment,
  lastRun: moment,
  databaseFault: v.nullable(v.string()),
  places: v.pipe(v.array(place), v.minLength(1)),
})

/** What the nightly runs record for the panel, `/healthz`, `doctor` and the alarm. */
export type BackupRecord = v.InferOutput<typeof record>
export type BackupPlace = BackupRecord['places'][number]

/** Null if the text is not in this version's format. */
export function readBackupRecord(text: string): BackupRecord | null {
  try {
    const reading = v.safeParse(record, JSON.parse(text))
    return reading.success ? reading.output : null
  } catch {
    return null
  }
}

export function misdatedIn(record: BackupRecord | null): Misdated {
  return Object.assign({}, ...(record?.places ?? []).map(({ misdated }) => misdated))
}

export type BackupState = {
  /** The newest backup of the place that is furthest behind; null if a place has none yet. */
  last: { at: string; bytes: number } | null
  /** Its date is in the future: a clock was wrong. */
  isAhead: boolean
  /** How many backups have a date that cannot be relied on. */
  misdated: number
  isLate: boolean
  hasFailed: boolean
  isDatabaseDamaged: boolean
}

const lateAfterMs = 2 * 24 * 60 * 60 * 1000

export function backupState(record: BackupRecord, now: Date): BackupState {
  const last = lastOfAll(record.places)
  const { databaseFault, places, since } = record
  return {
    last,
    isAhead: last !== null && isAhead(last.at, now),
    misdated: Object.keys(misdatedIn(record)).length,
    isLate: isLateSince(last?.at ?? since, now),
    hasFailed: databaseFault !== null || places.some(({ fault }) => fault !== null),
    isDatabaseDamaged: databaseFault !== null,
  }
}

/** A date in the future says nothing about when the last backup was made. */
export function isLateSince(moment: string, now: Date): boolean {
  return now.getTime() - Date.parse(moment) > lateAfterMs || isAhead(moment, now)
}

/** A failing place counts: the first copy must not hide that the second has stopped. */
function lastOfAll(places: readonly BackupPlace[]): BackupState['last'] {
  let oldest: BackupState['last'] = null
  for (const { lastGood } of places) {
    if (!lastGood) return null
    if (!oldest || lastGood.at < oldest.at) oldest = lastGood
  }
  return oldest
}
