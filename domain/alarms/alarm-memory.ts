import * as v from 'valibot'
import { alarmConditions } from './alarm.ts'

const memory = v.object({
  /** When watching began. If no backup ever arrives, its delay is counted from then. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** Alarms that were announced and are not over. */
  raised: v.array(v.picklist(alarmConditions)),
  /** The last good backup that was announced. */
  goodRun: v.nullable(v.string()),
})

/** The alarm's state that survives a restart. */
export type AlarmMemory = v.InferOutput<typeof memory>

/** Null if the text is not in this version's format. */
export function readAlarmMemory(text: string): AlarmMemory | null {
  try {
    const reading = v.safeParse(memory, JSON.parse(text))
    return reading.success ? reading.output : null
  } catch {
    return null
  }
}
