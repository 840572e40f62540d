import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'
import { runtimePackages } from './runtime-packages.ts'

/** Development packages whose files are in the build: what finds faces, styles, the lightbox. */
export const packagesInBuild = [
  '@litertjs/core',
  '@mediapipe/face_detection',
  'tailwindcss',
  'yet-another-react-lightbox',
]
/** What they need, and bring into the build with them. */
const broughtAlong = ['@litertjs/wasm-utils']

const fontsLicence: Licence = {
  name: 'Bricolage Grotesque, Figtree (OFL-1.1)',
  text: textOf('app/styles/fonts/LICENSE.txt'),
}

type Licence = { name: string; text: string }

/** The licences of everything in a release that is not ours, as one text; packages with the same words share them. */
export function licences(): string {
  const inBuild = [...packagesInBuild, ...broughtAlong].map((name) => `node_modules/${name}`)
  const folders = [...runtimePackages(), ...inBuild]
  const namesByText = new Map<string, string[]>()
  for (const { name, text } of [nodeLicence(), fontsLicence, ...folders.map(licenceOf)]) {
    namesByText.set(text, [...(namesByText.get(text) ?? []), name])
  }
  const parts = [...namesByText].map(
    ([text, names]) => `${'='.repeat(80)}\n${names.sort().join('\n')}\n\n${text}\n`,
  )
  const title = 'O que esta versão traz de outros autores, e as licenças.\n'
  return [title, lgplNotice(folders), ...parts.sort()].join('\n')
}

/** The LGPL asks to name its parts prominently, with their sources and how to replace them. */
function lgplNotice(folders: string[]): string {
  const parts = folders
    .map((folder) => ({ folder, ...packageJson(folder) }))
    .filter(({ license }) => license.startsWith('LGPL'))
    .map(({ folder, name, version, license, repository }) => {
      const sources = repository.url.replace(/^git\+|\.git$/g, '')
      return `  ${name} ${version} (${license}), em ${folder}; fontes: ${sources}`
    })
  return [
    'Sob a GNU Lesser General Public License, versão 3 (abaixo), que completa a GNU General Public License, versão 3',
    '(https://www.gnu.org/licenses/gpl-3.0.txt, e em um Debian /usr/share/common-licenses/GPL-3), estão:',
    ...parts,
    'São arquivos à parte: podem ser trocados, nessas pastas, por uma versão modificada que tenha a mesma interface.\n',
  ].join('\n')
}

function nodeLicence(): Licence {
  const [file] = globSync('node_modules/{node/node_modules/,}node-*-*/LICENSE', { cwd: root })
  if (!file) throw new Error('Node’s own licence is not where its package puts it')
  const { version } = packageJson('node_modules/node')
  return { name: `Node.js ${version}`, text: textOf(file) }
}

function licenceOf(folder: string): Licence {
  const { name, version, license = 'sem licença declarada', author } = packageJson(folder)
  const by = typeof author === 'string' ? author : author?.name
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(licen[cs]e|copying|notice|third-party)/i.test(file),
  )
  const words = files.map((file) => textOf(`${folder}/${file}`)).join('\n\n')
  const named = `${license}${by ? `, ${by}` : ''}`
  const text = words || licenceInReadme(folder) || wordsOf(license) || named
  return { name: `${name} ${version} (${license})`, text }
}

/** Some packages have theirs in the last chapter of the README. */
function licenceInReadme(folder: string): string {
  const [readme] = readdirSync(join(root, folder)).filter((file) => /^readme\.md$/i.test(file))
  return /^#+ *licen[cs].*/ims.exec(readme ? textOf(`${folder}/${readme}`) : '')?.[0].trim() ?? ''
}

/** Some packages only name theirs; another package has the words. */
function wordsOf(license: string): string {
  return license === 'Apache-2.0' ? textOf('node_modules/@google-cloud/firestore/LICENSE') : ''
}

function packageJson(folder: string) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
