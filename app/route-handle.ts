/**
 * What a route says about itself: `export const handle: RouteHandle = { cache: true, sitemap: true }`.
 * The server reads it and has no list of paths. What a route does not declare is refused or left out.
 */
export type RouteHandle = {
  /** The response is the same for all visitors, and the server caches it. */
  cache?: true | CachePolicy
  /** Accepts a form of a few typed lines. */
  form?: true
  /**
   * Deletes something. 'bin': it is moved to the bin; 'undo': undoing the change restores it; 'final': nothing can
   * restore it, and the confirmation says so.
   */
  destructive?: 'bin' | 'undo' | 'final'
  /** Has the beacon's limit of requests: its response is not cached, and nobody needs more. */
  limited?: true
  /** Accepts files, which its action counts while they stream in. */
  upload?: true
  /** May be shown in a frame of our own pages. */
  framed?: true
  /**
   * Runs WebAssembly. Its document's content security policy allows that, so links into and out of it load documents:
   * a document keeps its policy whatever the client router shows in it.
   */
  webAssembly?: true
  /** In the admin area: has no header above it. */
  fillsScreen?: true
  /** Served without the router's script: its interactive parts are islands. */
  document?: true
  /** Only for those who have a link or a session: never cached, never indexed, and browsers send no referrer. */
  guarded?: true
  /** The path itself grants access, so it is not written to the log. */
  secretPath?: true
  /** The pages that most visitors open next, which are prefetched. */
  next?: readonly string[]
  /** Is in the sitemap: the page itself, only while classes are open, or one URL per event for a path with an `:id`. */
  sitemap?: true | 'classes' | 'events'
}

export type CachePolicy = {
  /**
   * The part of the query that changes the response, as '?name=value' in one fixed spelling, or ''.
   * Whatever it leaves out shares one entry, so that nobody can fill the cache by inventing parameters.
   */
  search?: (query: URLSearchParams) => string
  /**
   * For a page about the event of the path's ':id'. It comes from the cache only while the event is known to be public
   * with the certainty that its photos require. All paths of missing events share one cached not-found page.
   */
  event?: true
}
