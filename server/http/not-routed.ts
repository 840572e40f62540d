/** Paths that the server itself handles, before the router. */
export const healthPath = '/healthz'
export const countPath = '/contagem'
export const hashedFiles = '/assets/'
export const iconFiles = '/icons/'
export const photoPath = '/fotos/:key/:file'

/** No route has it, so rendering it gives the page that all unknown paths share. */
export const notFoundPath = '/pagina-nao-encontrada'

const photoFile = /^\/fotos\/[^/]+\/[^/]+$/

export function isRouted(path: string): boolean {
  const isFile = path.startsWith(hashedFiles) || path.startsWith(iconFiles) || photoFile.test(path)
  return path !== healthPath && path !== countPath && !isFile
}
