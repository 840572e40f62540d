import { type AlarmMessage, alarmRequest } from './alarm-request.ts'

const timeoutMs = 10_000

export type SendAlarm = (message: AlarmMessage) => Promise<void>

/** Rejects with a sentence that names the receiver's host, but not the rest of its URL, which may be a secret. */
export function alarmSender({
  alarmUrl,
  siteUrl,
}: {
  alarmUrl: string
  siteUrl: string
}): SendAlarm {
  return async (message) => {
    const request = alarmRequest(alarmUrl, siteUrl, message)
    if (!request) return
    const { host } = new URL(request.url)
    const response = await fetch(request.url, {
      ...request.init,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
      const why = error.name === 'TimeoutError' ? 'não respondeu em 10 s' : error.cause?.code
      throw new Error(`${host}: ${why ?? 'a conexão falhou'}`)
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${host}: resposta ${response.status}`)
  }
}
