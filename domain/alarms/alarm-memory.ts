import * as v from 'valibot'
import { alarmConditions } from './alarm.ts'

const memory = v.object({
  /** Since when somebody watches: a backup that is expected and never came is late from then on. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** Alarms that were announced and are not over. */
  raised: v.array(v.picklist(alarmConditions)),
  /** The last good backup that was announced. */
  goodRun: v.nullable(v.string()),
})

/** What the alarm keeps through a restart. */
export type AlarmMemory = v.InferOutput<typeof memory>

/** Null for what is not a memory of this version. */
export function readAlarmMemory(text: string): AlarmMemory | null {
  try {
    const reading = v.safeParse(memory, JSON.parse(text))
    return reading.success ? reading.output : null
  } catch {
    return null
  }
}
