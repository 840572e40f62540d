const second = 1000

/** The specified second is a floor on every path: from the time nobody learns what was wrong. */
export async function aboutASecond<T>(work: () => Promise<T>): Promise<T> {
  const passed = new Promise((resolve) => setTimeout(resolve, second))
  try {
    return await work()
  } finally {
    await passed
  }
}
