type Waiting = { until: number; returnedEarly: number }

const forgottenAfterMs = 2 * 60_000
const patientReturns = 3

export type WaitingAddresses = ReturnType<typeof waitingAddresses>

/**
 * Who was told to wait. Where turns are few, those who come back after their wait go before those
 * who come for the first time: a flood from ever new addresses never comes back, the admin does.
 */
export function waitingAddresses(size = 50_000) {
  const addresses = new Map<string, Waiting>()
  let lastToldAt = Number.NEGATIVE_INFINITY

  function find(address: string, now: number): Waiting | null {
    const waiting = addresses.get(address)
    return waiting && now < waiting.until + forgottenAfterMs ? waiting : null
  }

  return {
    tell: (address: string, waitMs: number, now: number): void => {
      lastToldAt = now
      const known = find(address, now)
      if (known && now < known.until) {
        known.returnedEarly += 1
        return
      }
      addresses.delete(address)
      addresses.set(address, {
        until: now + waitMs,
        returnedEarly: known?.returnedEarly ?? 0,
      })
      const [oldest] = addresses.keys()
      if (addresses.size > size && oldest !== undefined) addresses.delete(oldest)
    },
    hasWaited: (address: string, now: number): boolean => {
      const waiting = find(address, now)
      return waiting !== null && now >= waiting.until
    },
    isPatient: (address: string, now: number): boolean =>
      (find(address, now)?.returnedEarly ?? 0) <= patientReturns,
    forget: (address: string): void => {
      addresses.delete(address)
    },
    anyToldSince: (moment: number): boolean => lastToldAt >= moment,
    size: (): number => addresses.size,
  }
}
