import type { ParsedOptions } from '#escola/command.ts'
import { flag, value } from '#escola/command-help.ts'
import { requireSite, siteEnv, validEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { type Env, readOtherStore } from '#server/env.ts'

type StoreName = Env['store']['kind']

export const optionsOfImport = {
  from: value('sqlite|firestore', 'de onde vêm, em vez de uma pasta'),
  to: value('sqlite|firestore', 'para onde vão (padrão: STORE)'),
  'tambem-excluidos': flag('traz também o que foi excluído de verdade no destino'),
  'dry-run': flag('só conta o que seria feito'),
} as const

type Options = ParsedOptions<typeof optionsOfImport>

export type WantedImport = {
  from: { folder: string } | { env: Env }
  to: Env
  dryRun: boolean
  evenErased: boolean
}

export function readImport(values: Options, [folder, ...others]: string[]): WantedImport {
  if (others.length > 0) throw usageError('Informe uma só pasta.')
  if (folder && values.from) throw usageError('Informe uma pasta ou --from, não os dois.')
  if (!folder && !values.from && !values.to) {
    throw usageError('Informe a origem: uma pasta, --from ou --to.')
  }
  const [from, to] = [storeName(values.from), storeName(values.to)]
  const env = siteEnv()
  const target = to ? validEnv(readOtherStore(env, to)) : env
  const source = folder ? { folder } : { env: otherStore(env, from, target) }
  return {
    from: source,
    to: target,
    dryRun: values['dry-run'] ?? false,
    evenErased: values['tambem-excluidos'] ?? false,
  }
}

function otherStore(env: Env, name: StoreName | undefined, target: Env): Env {
  const opposite = target.store.kind === 'sqlite' ? 'firestore' : 'sqlite'
  const source = validEnv(readOtherStore(env, name ?? opposite))
  if (source.store.kind === target.store.kind) {
    throw new Error(`A origem e o destino são o mesmo (${target.store.kind}). Nada foi alterado.`)
  }
  return requireSite(source)
}

function storeName(text: string | undefined): StoreName | undefined {
  if (text === undefined || text === 'sqlite' || text === 'firestore') return text
  throw usageError('--from e --to aceitam sqlite ou firestore.')
}

function usageError(sentence: string): Error {
  return new Error(`${sentence} Veja: ${operatorCommand('import --help')}`)
}
