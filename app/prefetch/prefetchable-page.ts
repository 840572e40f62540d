/** A public page as the browser needs to know it to fetch it ahead. */
export type PrefetchablePage = {
  /** '/galeria-evento/:id' */
  path: string
  /** Addresses of its scripts, without those that every page has. */
  modules: string[]
  /** The route whose loader the router asks on the way there; null where none is asked. */
  loaderRouteId: string | null
}
