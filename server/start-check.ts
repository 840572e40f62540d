import { schoolFaults } from '#content/check-school.ts'
import source from '#content/school-facts.ts?raw'
import { type Env, readEnv } from './env.ts'

export type StartCheck = { faults: string[] } | { env: Env }

export function checkStart(): StartCheck {
  const reading = readEnv()
  const faults = [...('faults' in reading ? reading.faults : []), ...schoolFaults({ source })]
  if (faults.length > 0 || 'faults' in reading) return { faults }
  return { env: reading.env }
}
