/** Answered by the server itself, before the router. */
export const healthPath = '/healthz'
export const hashedFiles = '/assets/'
export const iconFiles = '/icons/'

/** No route has it, so rendering it gives the page that all unknown paths share. */
export const notFoundPath = '/pagina-nao-encontrada'

export function isRouted(path: string): boolean {
  return path !== healthPath && !path.startsWith(hashedFiles) && !path.startsWith(iconFiles)
}
