export type MemoryBudget = (bytes: number) => Promise<() => void>

/**
 * A semaphore that counts bytes: a request for more than is free waits, first come, first served. It resolves to a
 * function that gives the bytes back.
 */
export function memoryBudget(bytes: number): MemoryBudget {
  let free = bytes
  const waiting: { bytes: number; enter: () => void }[] = []
  const enterNext = () => {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.bytes
      next.enter()
    }
  }
  return (bytes) =>
    new Promise((resolve) => {
      const giveBack = () => {
        free += bytes
        enterNext()
      }
      waiting.push({ bytes, enter: () => resolve(giveBack) })
      enterNext()
    })
}
