import { schoolDefaults } from '#content/school.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { removeFirstPassword } from '#server/admin-account/first-password.ts'
import { passwordBox } from '#server/admin-account/password-box.ts'
import { newPassword, newToken } from '#server/admin-account/prepared-account-store.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import type { Command } from './command.ts'
import { errorSentence } from './error-sentence.ts'
import { parseOptions } from './parse-options.ts'
import { existingSiteEnv } from './site-env.ts'

export const adminCommand: Command = {
  summary: 'mostra o endereço da área administrativa e cria uma senha nova',
  help: `Uso: ${operatorCommand('admin [--mostrar]')}

Mostra o endereço e o e-mail da área administrativa e cria uma senha nova, que aparece uma
única vez. Todas as sessões abertas terminam na hora, e as chaves de acesso são apagadas; o site
não precisa ser reiniciado.

Opções:
  --mostrar     só mostra o endereço e o e-mail; a senha fica como está
  --help        esta ajuda

Ambiente:
  DATA_DIR        a pasta de dados do site (padrão: ./data)
  ADMIN_EMAIL     o e-mail da conta, quando se quer outro
  ADMIN_PASSWORD  a senha que o site usa ao iniciar, quando definida`,
  run: async (args) => {
    const { values } = parseOptions('admin', { args, options: { mostrar: { type: 'boolean' } } })
    const env = existingSiteEnv()
    const stores = await openStores(env)
    try {
      await showOrResetAccount(env, stores, { onlyShow: values.mostrar ?? false })
      return 0
    } catch (error) {
      console.error(`Não foi possível usar a conta: ${errorSentence(error, env.dataDir)}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

async function showOrResetAccount(
  env: Env,
  stores: Stores,
  { onlyShow }: { onlyShow: boolean },
): Promise<void> {
  const wanted = {
    email: env.admin.email,
    password: null,
    defaultEmail: schoolDefaults.facts.email,
  }
  const { account, generatedPassword } = await prepareAccount(wanted, stores, {
    newPassword,
    newGeneration: newToken,
  })
  const facts = { email: account.email, siteUrl: env.siteUrl }
  if (onlyShow && !generatedPassword) {
    console.log(`Endereço: ${facts.siteUrl}/admin\nE-mail:   ${facts.email}`)
    return
  }
  const password = generatedPassword ?? newPassword()
  if (!generatedPassword) await setPassword(password, account, stores, { newGeneration: newToken })
  const title = generatedPassword
    ? 'A conta da área administrativa foi criada.'
    : 'A senha foi trocada, as chaves de acesso foram apagadas e todas as sessões terminaram.'
  removeFirstPassword(env.dataDir)
  console.log(passwordBox(title, { ...facts, password }))
  if (env.admin.password) {
    console.error(
      'Atenção: ADMIN_PASSWORD está definida. Ao reiniciar, o site volta a usar aquela senha.',
    )
  }
}
