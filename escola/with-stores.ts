import { openStores, type Stores } from '#server/stores.ts'

export async function withStores<T>(
  env: Parameters<typeof openStores>[0],
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const stores = await openStores(env)
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}
