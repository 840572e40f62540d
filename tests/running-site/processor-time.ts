import { readFileSync } from 'node:fs'
import { childrenOf } from './process-memory.ts'

const ticksPerSecond = 100

/** Seconds of work of the processes that it has started and that still run: unlike a clock they say the same on a busy machine. */
export function processorSecondsOfChildren(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), 0)
}

/** None for a process that has just ended. */
function processorSeconds(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    const fields = afterName.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return 0
  }
}
