/**
 * What a route says about itself: `export const handle: RouteHandle = { cache: true, sitemap: true }`.
 * The server reads it and knows no path by heart. What a route does not declare is refused or left out.
 */
export type RouteHandle = {
  /** The response is the same for all visitors, and the server caches it. */
  cache?: true | CachePolicy
  /** Accepts a form of a few typed lines. */
  form?: true
  /**
   * Deletes something. 'bin': it rests in the bin; 'undo': the school's own undo brings it back; 'final': nothing
   * does, and the question before it says so.
   */
  destructive?: 'bin' | 'undo' | 'final'
  /** Accepts files, which its action counts while they stream in. */
  upload?: true
  /** May be shown in a frame of our own pages. */
  framed?: true
  /** In the admin area: has no header above it. */
  fillsScreen?: true
  /** Comes without the router's script: what moves in it is an island. */
  document?: true
  /** Only for those who have a link or a session: never kept, never indexed, and other sites learn nothing of it. */
  guarded?: true
  /** The path itself opens something: it is not written to the log. */
  secretPath?: true
  /** The pages that most visitors of this one go to, fetched ahead. */
  next?: readonly string[]
  /** Is in the sitemap: the page itself, or one URL per event for a path with an `:id`. */
  sitemap?: true | 'events'
}

export type CachePolicy = {
  /**
   * The part of the query that changes the response, as '?name=value' in one fixed spelling, or ''.
   * Whatever it leaves out shares one entry, so that nobody can fill the cache by inventing parameters.
   */
  search?: (query: URLSearchParams) => string
}
