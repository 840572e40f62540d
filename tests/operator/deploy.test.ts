import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxBatchPhotos, maxPhotoBytes } from '#domain/photos/upload-rules.ts'
import { readEnv } from '#server/env.ts'
import { cannotRun } from '#tests/cannot-run.ts'

test.for(['escola', 'escola-backup'])(
  '%s.service is closed in: systemd finds an exposure below 4',
  (name, context) => {
    if (!existsSync('/usr/bin/systemd-analyze')) cannotRun(context, 'no systemd-analyze here')
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', `deploy/${name}.service`],
      { encoding: 'utf8' },
    )
    if (stderr.includes("create directory '/run/systemd/'"))
      cannotRun(context, 'systemd never ran here, and only root may make its folder')
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]
    expect(Number(exposure)).toBeLessThan(4)
  },
)

test('a start that the settings refuse closes the port, and does not count for the limit of starts', () => {
  const unit = readFileSync('deploy/escola.service', 'utf8').replaceAll('\\\n', '')
  const [, script = ''] = /^ExecStopPost=\+\/bin\/sh -c '(.+)'$/m.exec(unit) ?? []
  const stopped = (SERVICE_RESULT: string, EXIT_CODE: string) => {
    const env = { SERVICE_RESULT, EXIT_CODE, INVOCATION_ID: 'id' }
    const words = ['-c', `systemctl() { echo "$@"; }; ${script}`]
    const { status, stdout } = spawnSync('/bin/sh', words, { env, encoding: 'utf8' })
    return { status, called: stdout.trim().split('\n') }
  }
  expect(stopped('exit-code', '')).toEqual({
    // `reset-failed` also clears the failure: without this status `systemctl restart` would succeed.
    status: 1,
    called: [
      'reset-failed escola.service',
      '--no-block stop escola.socket',
      '--no-block start escola-refused@id.service',
    ],
  })
  for (const code of ['exited', 'killed']) {
    expect(stopped('exit-code', code)).toEqual({ status: 0, called: [''] })
  }
})

test('the timer runs the nightly work every night, and makes up for a night without power', () => {
  const timer = readFileSync('deploy/escola-backup.timer', 'utf8')
  // 3:30 at the school, whatever the machine's time zone is.
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* 06:30:00 UTC$/m)
  expect(timer).toMatch(/^Persistent=yes$/m)
  const service = readFileSync('deploy/escola-backup.service', 'utf8')
  expect(service).toMatch(/^ExecStart=\/srv\/escola\/current\/bin\/escola nightly$/m)
  // The second place for backups can be in almost any folder of the machine.
  expect(service).toMatch(/^ProtectSystem=full$/m)
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(/^ {6}BACKUP_AT: "03:30"$/m)
})

test('the settings of the service are settings that the site reads', () => {
  const lines = readFileSync('deploy/escola.env', 'utf8').match(/^\w+=.+$/gm) ?? []
  const reading = readEnv(Object.fromEntries(lines.map((line) => line.split('='))))
  expect(reading).toMatchObject({
    env: { siteUrl: 'https://www.escola.com.br', dataDir: '/var/lib/escola', trustedProxies: 1 },
  })
})

test.each(['nginx.conf', 'Caddyfile', 'compose.Caddyfile'])(
  '%s lets the largest batch of photos through',
  (name) => {
    const limit = /(?:client_max_body_size|max_size) (\d+)(?:m|MB)\b/
    const [, megabytes] = limit.exec(readFileSync(`deploy/${name}`, 'utf8')) ?? []
    expect(Number(megabytes) * 1e6).toBeGreaterThan(maxBatchPhotos * maxPhotoBytes)
  },
)

test('logs are kept for as long as the policy says, in containers too', () => {
  expect(readFileSync('content/policy.ts', 'utf8')).toContain('guardados em sigilo por seis meses')
  expect(readFileSync('deploy/journald.conf', 'utf8')).toMatch(/^MaxRetentionSec=6month$/m)
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  expect(compose).toMatch(/^x-registro: &registro\n {2}driver: journald$/m)
  const services = compose.slice(compose.indexOf('services:'), compose.indexOf('\nvolumes:'))
  const names = services.match(/^ {2}\w+:$/gm) ?? []
  expect(names).toHaveLength(2)
  expect(services.match(/^ {4}logging: \*registro$/gm)).toHaveLength(names.length)
})

test('the image is made of a release, and the site in it is not root', () => {
  const image = readFileSync('deploy/Dockerfile', 'utf8')
  expect(image).toMatch(/^FROM debian:12-slim$/m)
  expect(image).toMatch(/^USER 1000:1000$/m)
  expect(image).toMatch(/^HEALTHCHECK .*process\.env\.PORT/m)
  expect(image).toMatch(/^CMD \["\/srv\/escola\/bin\/site"\]$/m)
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(/^ {4}read_only: true$/m)
})

test('both containers are of a named release, and write nowhere but to their volumes', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  expect(compose).toMatch(/^ {4}image: caddy:\d+\.\d+\.\d+$/m)
  expect(compose.match(/^ {4}read_only: true$/gm)).toHaveLength(2)
  expect(compose.match(/^ {4}cap_drop:\n {6}- ALL$/gm)).toHaveLength(2)
})
