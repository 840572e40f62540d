// Imported first and on its own, in syntax that every Node with module support can parse.
import { existsSync, readFileSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `É preciso o Node 20.19 ou mais novo, e aqui está o ${process.versions.node}. ${howToInstall()}`,
  )
  process.exit(1)
}

function howToInstall() {
  if (process.platform === 'win32') return 'Instale um mais novo: https://nodejs.org'
  // Before the folder of the system's own Node in the path of every account.
  const anywhere = 'npm install --global --force --prefix /usr/local node@24'
  return `Instale-o com: sudo ${isDebianWithNode() ? 'apt-get install nodejs npm' : anywhere}`
}

function isDebianWithNode() {
  const file = '/etc/os-release'
  const system = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const version = /^VERSION_ID="?(\d+)/m.exec(system)
  return /^ID=debian$/m.test(system) && version !== null && Number(version[1]) >= 13
}
