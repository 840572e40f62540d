import { schoolFaults } from '#content/check-school.ts'
import source from '../content/school-facts.ts?raw'
import { type Env, readEnv } from './env.ts'

export type StartCheck = { faults: string[] } | { env: Env; samples: readonly string[] }

export async function checkStart(): Promise<StartCheck> {
  const reading = readEnv()
  const faults = [...('faults' in reading ? reading.faults : []), ...schoolFaults({ source })]
  if (faults.length > 0 || 'faults' in reading) return { faults }
  // Made from the facts, and so not to be had from facts that are wrong.
  const { samplesInUse } = await import('#content/samples-in-use.ts')
  return { env: reading.env, samples: samplesInUse }
}
