import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sources } from '#scripts/setup/build-stamp.mjs'

/** The project's sources in a folder of their own, with the packages of this one. */
export function projectCopy({ with: others = [] }: { with?: readonly string[] } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'escola-projeto-'))
  for (const source of ['scripts', ...sources, ...others]) {
    cpSync(source, join(folder, source), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    edit: (file, change) => {
      const path = join(folder, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
  }
}

type ProjectCopy = { folder: string; edit: (file: string, change: Edit) => void }

type Edit = (text: string) => string
