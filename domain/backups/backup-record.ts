import * as v from 'valibot'

const moment = v.pipe(v.string(), v.isoTimestamp())

const place = v.object({
  /** As `BACKUP_TO` names it, or the folder of this machine. */
  location: v.string(),
  lastGood: v.nullable(v.object({ at: moment, bytes: v.number() })),
  /** Why the last run failed here, in a sentence for the operator. */
  fault: v.nullable(v.string()),
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

export type BackupState = {
  /** The newest backup of the place that is furthest behind; null if a place has none yet. */
  last: { at: string; bytes: number } | null
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
    isLate: isLateSince(last?.at ?? since, now),
    hasFailed: databaseFault !== null || places.some(({ fault }) => fault !== null),
    isDatabaseDamaged: databaseFault !== null,
  }
}

export function isLateSince(moment: string, now: Date): boolean {
  return now.getTime() - Date.parse(moment) > lateAfterMs
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
