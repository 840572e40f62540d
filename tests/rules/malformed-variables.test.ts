import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderSentence, parseMounts, readOnlyDisk } from '#server/env/data-folder.ts'
import { settingsFileFaults } from '#server/env/settings-file.ts'
import { readEnv, settingNames } from '#server/env.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ PORT: '70000' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ SITE_URL: 'escola' }, 'SITE_URL deve ser um endereço como https://www.escola.com.br'],
  [{ SITE_URL: 'https://escola.example/pasta' }, 'SITE_URL deve ser um endereço'],
  [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY deve ser “off” ou o número de proxies'],
  [{ CDN_SECONDS: '5 min' }, 'CDN_SECONDS deve ser “off” ou um número de segundos, de 0 a 86400'],
  [{ CDN_SECONDS: '99999' }, 'CDN_SECONDS deve ser “off” ou um número de segundos, de 0 a 86400'],
  [{ HOST: 'a b' }, 'HOST deve ser um nome ou endereço IP'],
  [{ BACKUP_TO: 'copia' }, 'BACKUP_TO deve ser uma pasta (/mnt/copia), um bucket'],
  [{ BACKUP_TO: 's3:bucket' }, 'BACKUP_TO deve ser uma pasta'],
  [{ BACKUP_AT: '3h30' }, 'BACKUP_AT deve ser uma hora, como 03:30'],
  [{ ALARM_URL: 'ntfy.sh/canal' }, 'ALARM_URL deve ser um endereço, como https://ntfy.sh/'],
])('%o is refused in one sentence', (variables, sentence) => {
  expect(readEnv(variables as Record<string, string>)).toEqual({
    faults: [expect.stringContaining(sentence)],
  })
})

test.each([
  ['SITE_URLL=https://a.example', 'SITE_URLL (linha 2) não existe: seria SITE_URL?'],
  ['Trust_Proxy=1', 'Trust_Proxy (linha 2) não existe: seria TRUST_PROXY?'],
  ['CLOUDINARY_ULR=x', 'CLOUDINARY_ULR (linha 2) não existe: seria CLOUDINARY_URL?'],
  ['ADMIN_PASSWORD=senha#1984', 'ADMIN_PASSWORD (linha 2) tem um # fora de aspas'],
  ["ADMIN_PASSWORD='senha'#1984", 'ADMIN_PASSWORD (linha 2) tem um # fora de aspas'],
  ['TRUST_PROXY=1 # um proxy', 'TRUST_PROXY (linha 2) tem um # fora de aspas'],
  ['SITE_URL https://a.example', 'SITE_URL (linha 2): esperava NOME=valor'],
])('in the settings file %s is refused', (line, sentence) => {
  const faults = settingsFileFaults(`PORT=3000\n${line}\n`, settingNames)
  expect(faults).toEqual([expect.stringContaining(sentence)])
  expect(faults.join()).not.toContain('1984')
})

test('the settings file that is delivered, quoted values and names of others are accepted', () => {
  const others = "ADMIN_PASSWORD='senha#1984'\nexport NODE_OPTIONS=--trace-warnings\n\n# fim"
  expect(settingsFileFaults(readFileSync('deploy/escola.env', 'utf8'), settingNames)).toEqual([])
  expect(settingsFileFaults(others, settingNames)).toEqual([])
})

test.each(['PORT=8080', 'HOST=0.0.0.0'])('%s is refused where systemd has the port', (line) => {
  const [fault, ...others] = settingsFileFaults(`${line}\n`, settingNames, { hasSocketUnit: true })
  expect(fault).toMatch(/^(PORT|HOST) \(linha 1\) não vale aqui.*systemctl edit escola\.socket/)
  expect(others).toEqual([])
  expect(settingsFileFaults(`${line}\n`, settingNames)).toEqual([])
})

test('a folder that the service may not write to is told with the way to allow it', () => {
  expect(folderSentence('/mnt/dados', 'EROFS')).toMatch(
    /systemctl edit escola.*\[Service\].*ReadWritePaths=\/mnt\/dados/s,
  )
  expect(folderSentence('/mnt/dados', 'EACCES')).toContain('chown -R escola: /mnt/dados')
})

test('a disk that is read-only is told from a folder that only the service may not write to', () => {
  const mounts = parseMounts(`22 1 8:1 / / ro,relatime shared:1 - ext4 /dev/sda1 rw
40 22 8:2 / /mnt/dados rw,relatime shared:2 - ext4 /dev/sdb1 ro,errors=remount-ro
41 22 8:3 / /mnt/dados2 ro,relatime - ext4 /dev/sdc1 rw
`)
  expect(readOnlyDisk('/mnt/dados/escola', mounts)).toMatch(
    /só para leitura.*remount,rw \/mnt\/dados;/,
  )
  expect(readOnlyDisk('/mnt/dados2', mounts)).toBeNull()
  expect(readOnlyDisk('/var/lib/escola', mounts)).toBeNull()
})

test('a domain in capitals is lowered', () => {
  expect(readEnv({ SITE_URL: 'https://WWW.Idiomas.Example' })).toMatchObject({
    env: { siteUrl: 'https://www.idiomas.example' },
  })
})

test('the README names every setting', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
