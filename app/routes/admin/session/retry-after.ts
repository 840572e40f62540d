export function retryAfter(waitMs: number) {
  return { 'retry-after': String(Math.ceil(waitMs / 1000)) }
}
