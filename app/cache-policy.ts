/** How the server may cache the answer of a route, for all visitors alike. */
export type CachePolicy = {
  /**
   * The part of the query that changes the answer, as '?name=value' in one fixed spelling, or ''.
   * Whatever it leaves out shares one entry, so that nobody can fill the cache by inventing parameters.
   */
  search?: (query: URLSearchParams) => string
}

/** `export const handle = cacheable()` in a route: without it nothing of its answer is cached. */
export function cacheable(policy: CachePolicy = {}): { cache: CachePolicy } {
  return { cache: policy }
}

export function cachePolicyOf(handle: unknown): CachePolicy | undefined {
  return (handle as { cache?: CachePolicy } | undefined)?.cache
}
