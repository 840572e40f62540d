import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test cannot run on this machine. */
    cannotRun?: string
  }
}

/** Ends the test as skipped. `npm test` counts it as such, and names the reason. */
export function cannotRun({ task, skip }: TestContext, reason: string): never {
  task.meta.cannotRun = reason
  return skip(reason)
}
