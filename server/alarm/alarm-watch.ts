import {
  type Alarm,
  type AlarmCondition,
  alarmConditions,
  nextAlarm,
} from '#domain/alarms/alarm.ts'
import type { AlarmMemory } from '#domain/alarms/alarm-memory.ts'
import { type BackupRecord, backupState, isLateSince } from '#domain/backups/backup-record.ts'
import type { AlarmMessage } from './alarm-request.ts'

export type AlarmPorts = {
  now: () => Date
  /** Null: unknown at the moment. The alarm then stays as it is. */
  isShortOfSpace: () => Promise<boolean | null>
  areStoresDown: () => Promise<boolean>
  isClockInDoubt: () => boolean
  /** How many there have been so far. */
  unhandledFaults: () => number
  backup: () => Promise<BackupRecord | null | 'unreadable'>
  /** The settings ask for backups, so a missing one is late. */
  isBackupExpected: boolean
  /** Resolves when the message was delivered, or given up. */
  announce: (message: AlarmMessage) => Promise<void>
  load: () => Promise<AlarmMemory | null>
  save: (memory: AlarmMemory) => Promise<void>
}

/** Returns a function that checks every condition once, to be called repeatedly. */
export async function alarmWatch(ports: AlarmPorts): Promise<() => Promise<void>> {
  const { announce, save, now } = ports
  const memory = (await ports.load()) ?? { since: now().toISOString(), raised: [], goodRun: null }
  await save(memory)
  const alarms = Object.fromEntries(
    alarmConditions.map((condition) => [
      condition,
      { raised: memory.raised.includes(condition), changingSince: null },
    ]),
  ) as Record<AlarmCondition, Alarm>
  const isAnyRaised = () => Object.values(alarms).some(({ raised }) => raised)
  let goodRun = memory.goodRun
  let seenFaults = 0

  /** Saved only after delivery, so that a restart before that announces it again. */
  const announceAndRemember = (message: AlarmMessage, change: () => void) => {
    void announce(message).then(() => {
      change()
      return save(memory)
    })
  }

  return async () => {
    const record = await ports.backup()
    const faults = ports.unhandledFaults()
    const holds = {
      ...(await conditionsNow(ports, record, memory.since)),
      fault: faults > seenFaults,
    }
    seenFaults = faults
    for (const condition of alarmConditions) {
      const held = holds[condition]
      if (held === null) continue
      const look = { holds: held, now: now().getTime() }
      const { alarm, news } = nextAlarm(condition, alarms[condition], look)
      alarms[condition] = alarm
      if (!news) continue
      const isAllOver = !isAnyRaised()
      announceAndRemember({ condition, news, isAllOver }, () => {
        const others = memory.raised.filter((one) => one !== condition)
        memory.raised = news === 'raised' ? [...others, condition] : others
      })
    }
    if (record === null || record === 'unreadable' || record.lastRun === goodRun) return
    if (backupState(record, now()).hasFailed || isAnyRaised()) return
    goodRun = record.lastRun
    announceAndRemember({ condition: 'good-backup' }, () => {
      memory.goodRun = record.lastRun
    })
  }
}

async function conditionsNow(
  { isShortOfSpace, areStoresDown, isClockInDoubt, isBackupExpected, now }: AlarmPorts,
  record: BackupRecord | null | 'unreadable',
  since: string,
): Promise<Record<Exclude<AlarmCondition, 'fault'>, boolean | null>> {
  const others = {
    disk: await isShortOfSpace(),
    stores: await areStoresDown(),
    clock: isClockInDoubt(),
  }
  if (record === 'unreadable') return { 'backup-failed': null, 'backup-late': null, ...others }
  const backup = record && backupState(record, now())
  const isMissing = isBackupExpected && isLateSince(since, now())
  return {
    'backup-failed': backup?.hasFailed ?? false,
    'backup-late': backup?.isLate ?? isMissing,
    ...others,
  }
}
