import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { relativeFolderFault } from '#server/env/data-folder.ts'
import { settingsFileFaults, unreadNames } from '#server/env/settings-file.ts'
import { readEnv, settingNames, undecidedSettings } from '#server/env.ts'

/** What the service says about a settings file with these lines in it. */
function faultsOf(lines: string): string[] {
  const text = `SITE_URL=https://www.idiomas.example\nDATA_DIR=/var/lib/escola\n${lines}\n`
  const variables = { ...parseEnv(text), SYSTEMD_EXEC_PID: String(process.pid) }
  const reading = readEnv(variables)
  return [
    ...settingsFileFaults(text, settingNames, { hasSocketUnit: true }),
    ...undecidedSettings(variables),
    ...('faults' in reading ? reading.faults : [relativeFolderFault(reading.env) ?? []].flat()),
  ]
}

test.each([
  ['SITE_URLL=https://www.idiomas.example', 'SITE_URLL (linha 3) não existe: seria SITE_URL?'],
  ['site-url=https://www.idiomas.example', 'site (linha 3): esperava NOME=valor'],
  ['SITE_URL=https://www.idiomas.example', 'SITE_URL aparece duas vezes, nas linhas 1 e 3'],
  ['BACKUP_TOO=/mnt/copia', 'BACKUP_TOO (linha 3) não existe: seria BACKUP_TO?'],
  ['ALARMURL=https://ntfy.sh/x', 'ALARMURL (linha 3) não existe: seria ALARM_URL?'],
  ['TRUST_PROXI=1', 'TRUST_PROXI (linha 3) não existe: seria TRUST_PROXY?'],
  ['BACKUP_TO /mnt/copia', 'BACKUP_TO (linha 3): esperava NOME=valor'],
  ['BACKUP_TO:/mnt/copia', 'BACKUP_TO (linha 3): esperava NOME=valor'],
  ['TRUST_PROXY=1 # o Caddy', 'TRUST_PROXY (linha 3) tem um # fora de aspas'],
  ['ADMIN_PASSWORD=senha#1984', 'ADMIN_PASSWORD (linha 3) tem um # fora de aspas'],
  ['PORT=8080', 'PORT (linha 3) não vale aqui, porque a porta é do systemd'],
  ['TRUST_PROXY=sim', 'TRUST_PROXY deve ser “off” ou o número de proxies'],
  ['TRUST_PROXY=-1', 'TRUST_PROXY deve ser “off” ou o número de proxies'],
  ['CDN_SECONDS=60s', 'CDN_SECONDS deve ser “off” ou um número de segundos'],
  ['ADMIN_EMAIL=secretaria.idiomas.example', 'ADMIN_EMAIL deve ser um e-mail'],
  ["ADMIN_PASSWORD='senha longa", 'ADMIN_PASSWORD (linha 3) abre aspas que não se fecham'],
  ['ADMIN_PASSWORD=curta', 'ADMIN_PASSWORD deve ter pelo menos 8 caracteres'],
  ['BACKUP_TO=mnt/copia', 'BACKUP_TO deve ser uma pasta (/mnt/copia)'],
  ['BACKUP_TO=sftp:maquina/pasta', 'BACKUP_TO deve ser uma pasta (/mnt/copia)'],
  ['BACKUP_TO=s3:bucket', 'BACKUP_TO deve ser uma pasta (/mnt/copia)'],
  ['BACKUP_TO=s3:https://servidor', 'BACKUP_TO deve ser uma pasta (/mnt/copia)'],
  ['BACKUP_TO=s3://bucket/pasta', 'BACKUP_TO deve ser uma pasta (/mnt/copia)'],
  ['BACKUP_AT=3:30', 'BACKUP_AT deve ser uma hora, como 03:30'],
  ['ALARM_URL=ntfy.sh/canal', 'ALARM_URL deve ser um endereço'],
  ['ALARM_URL=https://ntfy.sh/', 'ALARM_URL precisa do nome do canal no fim'],
  ['ALARM_URL=https:/ntfy.sh/canal', 'ALARM_URL deve ser um endereço'],
  ['AWS_ACCESS_KEY_ID=abc', 'AWS_SECRET_ACCESS_KEY falta: AWS_ACCESS_KEY_ID só vale junto dela'],
  ['STORE=fire', 'STORE deve ser “sqlite” ou “firestore”'],
  ['CLOUDINARY_URL=cloudinary://1:s@escola', 'PHOTOS falta, e CLOUDINARY_URL está definida'],
  ['PHOTOS=cloudinary', 'CLOUDINARY_URL é obrigatório com PHOTOS=cloudinary'],
])('%s is refused in a sentence that names the setting', (line, sentence) => {
  expect(faultsOf(line)).toContainEqual(expect.stringContaining(sentence))
})

test.each([
  ['SITE_URL=http:/www.idiomas.example', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=https//www.idiomas.example', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=www.idiomas.example', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=https://www.idiomas,example', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=https://www.idiomas.example/inicio', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=“https://www.idiomas.example”', 'SITE_URL deve ser um endereço'],
  ['SITE_URL=https://a.example https://b.example', 'SITE_URL deve ser um endereço'],
  ['DATA_DIR=var/lib/escola', 'DATA_DIR=var/lib/escola seria'],
])('%s, in the place of the right line, is refused too', (line, sentence) => {
  const reading = readEnv({ ...parseEnv(line), SYSTEMD_EXEC_PID: String(process.pid) })
  const faults = 'faults' in reading ? reading.faults : [relativeFolderFault(reading.env)]
  expect(faults).toEqual([expect.stringContaining(sentence)])
})

test.each([
  'BACKUP_TO=sftp:escola@maquina:/pasta',
  'BACKUP_TO=s3:https://servidor:9000/bucket/pasta',
  'BACKUP_TO=s3:s3.amazonaws.com/bucket',
  'BACKUP_TO=sftp://escola@maquina:2222//pasta',
  'ALARM_URL=http://127.0.0.1:9099/',
  'PHOTOS=disk\nCLOUDINARY_URL=cloudinary://1:s@escola',
  'AWS_ACCESS_KEY_ID=a\nAWS_SECRET_ACCESS_KEY=b',
])('%s is accepted', (lines) => {
  expect(faultsOf(lines)).toEqual([])
})

test('a name that nothing reads is mentioned, those of other programs are not', () => {
  const text = 'SMTP_HOST=a\nAWS_DEFAULT_REGION=b\nTZ=UTC\n# nota\nSITE_URL=c\n'
  expect(unreadNames(text, settingNames)).toEqual(['SMTP_HOST'])
})
