import { schoolFaults } from '#content/check-school.ts'
import source from '#content/school-facts.ts?raw'
import { checkSettings } from './env/check-settings.ts'
import type { Env } from './env.ts'

export type StartCheck = { faults: string[] } | { env: Env }

export function checkStart(): StartCheck {
  const checked = checkSettings()
  const faults = [...('faults' in checked ? checked.faults : []), ...schoolFaults({ source })]
  return faults.length > 0 ? { faults } : checked
}
