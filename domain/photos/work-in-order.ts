type Items<Item> = AsyncIterable<Item> | Iterable<Item>

type Way<Item, Result> = {
  atOnce: number
  work: (item: Item) => Promise<Result>
  /** True for a result after which nothing more is wanted. */
  ends: (result: Result) => boolean
}

/**
 * Works on up to `atOnce` items at a time. The results come in the items' order, and stop after the
 * first that ends the work; the first fault in that order is thrown. An item is taken only once
 * there is room for it, and nothing is still at work when this returns.
 */
export async function workInOrder<Item, Result>(
  items: Items<Item>,
  { atOnce, work, ends }: Way<Item, Result>,
): Promise<Result[]> {
  const started: Promise<Result>[] = []
  const running = new Set<Promise<unknown>>()
  const stop = Promise.withResolvers<'stop'>()

  const start = (item: Item) => {
    const result = work(item)
    const settled = result
      .then((value) => ends(value) && stop.resolve('stop'))
      .catch(() => stop.resolve('stop'))
      .finally(() => running.delete(settled))
    started.push(result)
    running.add(settled)
  }
  const room = async () => {
    if (running.size >= atOnce) await Promise.race(running)
  }

  const fault = await takeEach(items, start, { room, stop: stop.promise })
  await Promise.all(running)

  const results: Result[] = []
  for (const result of started) {
    results.push(await result)
    if (ends(await result)) return results
  }
  if (fault) throw fault.thrown
  return results
}

/** Takes items until there are no more, or `stop`; what the items themselves threw is a value. */
async function takeEach<Item>(
  items: Items<Item>,
  take: (item: Item) => void,
  { room, stop }: { room: () => Promise<void>; stop: Promise<'stop'> },
): Promise<{ thrown: unknown } | null> {
  const iterator = iteratorOf(items)
  try {
    for (;;) {
      await room()
      // A refusal does not wait for the next file: on a bad line that may be minutes away. The race
      // is for a word and not for the file, because `stop` would hold on to every winner.
      const arriving = Promise.resolve(iterator.next())
      if ((await Promise.race([stop, arriving.then(() => 'here')])) === 'stop') break
      const next = await arriving
      if (next.done) return null
      take(next.value)
    }
  } catch (thrown) {
    return { thrown }
  }
  void Promise.resolve(iterator.return?.()).catch(() => {})
  return null
}

function iteratorOf<Item>(items: Items<Item>): AsyncIterator<Item> | Iterator<Item> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
}
