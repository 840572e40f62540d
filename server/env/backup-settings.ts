import * as v from 'valibot'
import { isWebUrl } from './web-url.ts'

/**
 * As restic reads them. `s3:` has a server before the bucket; `sftp:` an account and machine, a colon and a folder, or
 * is a URL.
 */
const places =
  /^(\/\S+|s3:(https?:\/\/)?[^\s/]+\/[^\s/]\S*|sftp:[^\s:/]+:\S+|sftp:\/\/[^\s/]+\/\S+)$/

export const backupSettings = {
  BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        places,
        'deve ser uma pasta (/mnt/copia), um bucket (s3:https://servidor/bucket) ou uma pasta em outra máquina (sftp:conta@servidor:/pasta)',
      ),
    ),
  ),
  BACKUP_AT: v.optional(
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'deve ser uma hora, como 03:30')),
  ),
  ALARM_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebUrl, 'deve ser um endereço, como https://ntfy.sh/nome-do-canal'),
      v.check(hasChannel, 'precisa do nome do canal no fim, como https://ntfy.sh/nome-do-canal'),
    ),
  ),
  // Read by restic itself, for a bucket.
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
}

export function halfSetBackup(given: {
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}): string[] {
  const pair = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const
  const missing = pair.filter((name) => !given[name])
  if (missing.length !== 1) return []
  const there = pair.find((name) => given[name])
  return [`${missing[0]} falta: ${there} só vale junto dela`]
}

/** Services where everybody has a channel of their own. Any other address may be a receiver of its own. */
function hasChannel(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { hostname, pathname } = new URL(url)
  return !/^(ntfy\.sh|hc-ping\.com)$/.test(hostname) || pathname.length > 1
}
