import { readFileSync } from 'node:fs'
import { childrenOf } from './process-memory.ts'

const ticksPerSecond = 100

/** CPU seconds of its running child processes: unlike elapsed time they are the same on a busy machine. */
export function processorSecondsOfChildren(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + workOf(child).own, 0)
}

/** Likewise, with its own CPU time and that of children that have ended. */
export function processorSecondsWithChildren(pid: number): number {
  const { own, ended } = workOf(pid)
  return own + ended + processorSecondsOfChildren(pid)
}

/** Zero for a process that has just ended. */
function workOf(pid: number): { own: number; ended: number } {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = afterName
      .split(' ')
      .slice(11, 15)
      .map((ticks) => Number(ticks) / ticksPerSecond)
    return { own: user + system, ended: endedUser + endedSystem }
  } catch {
    return { own: 0, ended: 0 }
  }
}
