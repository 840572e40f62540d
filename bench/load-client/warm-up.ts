import { setTimeout as pause } from 'node:timers/promises'

/** Until the page's compression at full strength is done, and with it the last change of its etag. */
export async function warmUp(url: string): Promise<void> {
  for (let previous = ''; ; await pause(1500)) {
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'br' },
      redirect: 'manual',
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
    const etag = response.headers.get('etag') ?? ''
    if (etag === previous) return
    previous = etag
  }
}
