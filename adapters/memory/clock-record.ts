import type { ClockRecord } from '#domain/clock/clock-record.ts'

export function memoryClockRecord(): ClockRecord {
  let last: Date | null = null
  return {
    last: async () => last,
    record: async (moment) => {
      last = moment
    },
  }
}
