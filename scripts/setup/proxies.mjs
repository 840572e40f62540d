import { ensureProgram, findProgram } from './program.mjs'
import { step } from './say.mjs'

/** The proxies of the guide, through which tests upload, and the tool that makes their certificate. */
const programs = ['nginx', 'caddy', 'openssl']

export async function ensureProxies() {
  const missing = programs.filter((name) => !findProgram(name))
  if (missing.length === 0) return
  await step(`Instalando ${missing.join(', ')} (para testar envios através deles)`, async () => {
    for (const name of missing) await ensureProgram(name)
  })
  for (const name of missing) programPath(name)
}

export function programPath(name) {
  const path = findProgram(name)
  if (path) return path
  throw new Error(`nenhum ${name} encontrado. Instale o ${name} e tente de novo.`)
}
