import * as v from 'valibot'

const places = /^(\/\S+|s3:\S+\/\S+|sftp:\S+)$/

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
    ),
  ),
  // Read by restic itself, for a bucket.
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
}

function isWebUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
