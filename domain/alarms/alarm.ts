export const alarmConditions = [
  'backup-failed',
  'backup-late',
  'disk',
  'stores',
  'clock',
  'fault',
] as const
export type AlarmCondition = (typeof alarmConditions)[number]

const second = 1000
const minute = 60 * second

/** How long a condition must hold before its alarm is raised, and be gone before the alarm is over. */
const patience: Record<AlarmCondition, { raiseMs: number; endMs: number }> = {
  'backup-failed': { raiseMs: 0, endMs: 0 },
  'backup-late': { raiseMs: 0, endMs: 0 },
  // Uploads and deletions move the free space around the limit.
  disk: { raiseMs: 30 * second, endMs: 10 * minute },
  stores: { raiseMs: minute, endMs: minute },
  // A machine without a battery gets the time from the network after its start.
  clock: { raiseMs: 10 * minute, endMs: 0 },
  fault: { raiseMs: 0, endMs: 60 * minute },
}

export type Alarm = {
  raised: boolean
  /** The time since which the condition contradicts `raised`, in milliseconds; null: it does not. */
  changingSince: number | null
}

export type AlarmNews = 'raised' | 'over'

/** Evaluates one condition once. Each alarm is reported once when it is raised and once when it is over. */
export function nextAlarm(
  condition: AlarmCondition,
  { raised, changingSince }: Alarm,
  { holds, now }: { holds: boolean; now: number },
): { alarm: Alarm; news: AlarmNews | null } {
  if (holds === raised) return { alarm: { raised, changingSince: null }, news: null }
  const since = changingSince ?? now
  const { raiseMs, endMs } = patience[condition]
  if (now - since < (holds ? raiseMs : endMs)) {
    return { alarm: { raised, changingSince: since }, news: null }
  }
  return { alarm: { raised: holds, changingSince: null }, news: holds ? 'raised' : 'over' }
}
