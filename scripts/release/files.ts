import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'
import { licences } from './licences.ts'
import { runtimePackages } from './runtime-packages.ts'

export type ReleaseFile = { path: string; mode: number; content: () => Buffer }

const program = 0o755
const plain = 0o644

/** Not needed at run time: types, source maps, documentation, the tests of packages. */
const notRun = /\.(d\.[cm]?ts|map|md|markdown)$|\/test\//i

/** The same decoder in formats that are never loaded: 6 MB. */
const unusedForms =
  /libheif-js\/(libheif\/libheif\.js|libheif-wasm\/libheif(-bundle\.js|\.js|\.wasm))$/

/** The operator's commands run from their sources. */
const commandSources = ['adapters', 'content', 'domain', 'escola', 'server']

const guides = ['operacao', 'quando-algo-muda', 'hospedagem'].map((name) => `docs/${name}.md`)

/** Every file of a release, sorted by its path. */
export function releaseFiles(project: {
  name: string
  version: string
  commit?: string | undefined
}): ReleaseFile[] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packageJson = { ...project, private: true, type: 'module', imports }
  const files: ReleaseFile[] = [
    {
      path: 'package.json',
      mode: plain,
      content: () => Buffer.from(`${JSON.stringify(packageJson, null, 2)}\n`),
    },
    copied('scripts/release/LEIA-ME.md', plain, 'LEIA-ME.md'),
    ...['CHANGELOG.md', ...guides].map((path) => copied(path)),
    { path: 'LICENCAS.txt', mode: plain, content: () => Buffer.from(licences()) },
    copied('scripts/release/run.sh', program, 'bin/site'),
    copied('scripts/release/run.sh', program, 'bin/escola'),
    copied('node_modules/node/bin/node', program, 'bin/node'),
    ...filesBelow('build').map((path) => copied(path)),
    ...filesBelow('deploy').map((path) => copied(path, path.endsWith('.sh') ? program : plain)),
    ...commandSources
      .flatMap((folder) => filesBelow(folder))
      .filter((path) => path.endsWith('.ts') || path.startsWith('escola/'))
      .map((path) => copied(path)),
    ...runtimePackages()
      .flatMap((folder) => filesBelow(folder, { nested: false }))
      .filter((path) => !notRun.test(path) && !unusedForms.test(path))
      .map((path) => copied(path)),
  ]
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function copied(from: string, mode = plain, path = from): ReleaseFile {
  return { path, mode, content: () => readFileSync(join(root, from)) }
}

function filesBelow(folder: string, { nested = true } = {}): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return !nested && entry.name === 'node_modules' ? [] : filesBelow(path, { nested })
    }
    return entry.isFile() ? [path] : []
  })
}
