import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const apt = '/usr/bin/apt-get'
// Recommended packages would triple the download.
const install = ['install', '-y', '--no-install-recommends']

// Debian starts the services of what it installs, which would take ports of this machine. The tests start their own.
const settings = {
  env: { DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
}

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync(apt)
}

/** In one call. Does not fail if apt does: apt prints why, and the caller must check again. */
export async function installDebianPackages(names) {
  await run(apt, ['update', '-qq'], settings)
  await run(apt, [...install, '-qq', ...names], settings)
}

/** What an administrator types instead. */
export function installCommand(names) {
  return ['sudo apt-get', ...install, ...names].join(' ')
}
