import { parseArgs } from 'node:util'
import { school } from '#content/school.ts'
import { type PreparedAccount, prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { passwordBox } from '#server/admin-account/password-box.ts'
import { newPassword, newToken } from '#server/admin-account/prepared-account-store.ts'
import { type Env, readEnv } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import type { Command } from './command.ts'

export const admin: Command = {
  summary: 'mostra o endereço da área administrativa e cria uma senha nova',
  help: `Uso: npm run escola -- admin [--mostrar]

Mostra o endereço e o e-mail da área administrativa e cria uma senha nova, que aparece uma
única vez. Todas as sessões abertas terminam na hora; o site não precisa ser reiniciado.

Opções:
  --mostrar     só mostra o endereço e o e-mail; a senha fica como está
  --help        esta ajuda

Ambiente:
  DATA_DIR        a pasta de dados do site (padrão: ./data)
  ADMIN_EMAIL     o e-mail da conta, quando se quer outro
  ADMIN_PASSWORD  a senha que o site usa ao iniciar, quando definida`,
  run: async (args) => {
    const wish = readWish(args)
    const reading = readEnv()
    const faults = [
      ...('fault' in wish ? [wish.fault] : []),
      ...('faults' in reading ? reading.faults : []),
    ]
    for (const fault of faults) console.error(fault)
    if ('fault' in wish || 'faults' in reading) return 1

    const stores = await openStores(reading.env)
    try {
      await renew(wish.onlyShow, reading.env, stores)
      return 0
    } catch (fault) {
      console.error(`Não foi possível usar a conta: ${(fault as Error).message}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

async function renew(onlyShow: boolean, env: Env, stores: Stores): Promise<void> {
  const { account, generatedPassword } = await present(env, stores)
  const facts = { email: account.email, siteUrl: env.siteUrl }
  if (onlyShow && !generatedPassword) {
    console.log(`Endereço: ${facts.siteUrl}/admin\nE-mail:   ${facts.email}`)
    return
  }
  const password = generatedPassword ?? newPassword()
  if (!generatedPassword) await setPassword(password, account, stores, { newGeneration: newToken })
  const news = generatedPassword
    ? 'A conta da área administrativa foi criada.'
    : 'A senha foi trocada e todas as sessões terminaram.'
  console.log(passwordBox(news, { ...facts, password }))
  if (env.admin.password) {
    console.error(
      'Atenção: ADMIN_PASSWORD está definida. Ao reiniciar, o site volta a usar aquela senha.',
    )
  }
}

/** The account as it is, with the e-mail that the environment asks for. */
function present(env: Env, stores: Stores): Promise<PreparedAccount> {
  const wanted = { email: env.admin.email, password: null, defaultEmail: school.email }
  return prepareAccount(wanted, stores, { newPassword, newGeneration: newToken })
}

function readWish(args: string[]): { onlyShow: boolean } | { fault: string } {
  try {
    const { values } = parseArgs({ args, options: { mostrar: { type: 'boolean' } } })
    return { onlyShow: values.mostrar ?? false }
  } catch {
    return { fault: `Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- admin --help` }
  }
}
