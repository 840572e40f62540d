import { alarmSender } from '#server/alarm/send-alarm.ts'
import type { Env } from '#server/env.ts'
import { type Finding, ok, problem } from './finding.ts'

export async function tryAlarm({ alarmUrl, siteUrl }: Env): Promise<Finding> {
  if (!alarmUrl) return problem('ALARM_URL não está nas configurações: não há para onde avisar.')
  try {
    await alarmSender({ alarmUrl, siteUrl })({ condition: 'test' })
    return ok(`O alarme de teste chegou a ${new URL(alarmUrl).host}. Confira se alguém o viu.`)
  } catch (error) {
    return problem(`O alarme de teste não chegou. ${(error as Error).message}.`)
  }
}
