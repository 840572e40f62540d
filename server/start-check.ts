import { schoolFaults } from '#content/check-school.ts'
import { samplesInUse } from '#content/samples-in-use.ts'
import { type Env, readEnv } from './env.ts'

export type StartCheck = { faults: string[] } | { env: Env; samples: readonly string[] }

/** All that a person may have mistyped, at once and before the site opens. */
export function checkStart(): StartCheck {
  const reading = readEnv()
  const faults = [...('faults' in reading ? reading.faults : []), ...schoolFaults()]
  if (faults.length > 0 || 'faults' in reading) return { faults }
  return { env: reading.env, samples: samplesInUse }
}
