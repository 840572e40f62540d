/**
 * One line of the answer to an upload, as newline-delimited JSON; the last line is the result. Empty
 * lines between them say only that the work goes on.
 */
export type UploadMessage = { ready: number } | UploadResult

export type UploadResult =
  | { saved: number }
  /** Sending the same again is of no use. */
  | { refused: string }
  | { missing: string }
  /** Sending the same again may work. */
  | { fault: string }

export const ndjson = 'application/x-ndjson'

export function acceptsNdjson(request: Request): boolean {
  return request.headers.get('accept')?.includes(ndjson) ?? false
}

export function ndjsonLine(message: UploadMessage): string {
  return `${JSON.stringify(message)}\n`
}

export function ndjsonResponse(result: UploadResult, status: number): Response {
  return new Response(ndjsonLine(result), { status, headers: { 'content-type': ndjson } })
}
