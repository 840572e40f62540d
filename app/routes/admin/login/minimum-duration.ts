export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const minimum = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work()
  } finally {
    await minimum
  }
}
