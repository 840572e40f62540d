import { type Logger, pino } from 'pino'

/** The site's log, with readable faults. `taken` returns the fault of a request. */
export function developmentLog(print: (fault: unknown) => void) {
  const faults = new Map<string, unknown>()
  const log: Logger = pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, method) {
        const details: unknown = args[0]
        if (typeof details !== 'object' || details === null || !('err' in details)) {
          return method.apply(this, args)
        }
        if ('requestId' in details) faults.set(String(details.requestId), details.err)
        print(details.err)
      },
    },
  })
  const taken = (requestId: string | null) => {
    const fault = faults.get(requestId ?? '')
    faults.delete(requestId ?? '')
    return fault
  }
  return { log, taken }
}
