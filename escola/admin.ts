import { schoolDefaults } from '#content/school.ts'
import { accountOf } from '#domain/admin/account-store.ts'
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
  help: `Uso: ${operatorCommand('admin [--mostrar] [--email E-MAIL]')}

Mostra o endereço e o e-mail da área administrativa e cria uma senha nova, que aparece uma
única vez. Todas as sessões abertas da conta terminam na hora, e as chaves de acesso e os códigos
de recuperação dela são apagados; o site não precisa ser reiniciado.

Opções:
  --mostrar       só mostra o endereço e os e-mails de quem tem acesso; as senhas ficam como estão
  --email E-MAIL  a conta com este e-mail; sem a opção, a primeira
  --help          esta ajuda

Ambiente:
  DATA_DIR        a pasta de dados do site (padrão: ./data)
  ADMIN_EMAIL     o e-mail da conta, quando se quer outro
  ADMIN_PASSWORD  a senha que o site usa ao iniciar, quando definida`,
  run: async (args) => {
    const { values } = parseOptions('admin', {
      args,
      options: { mostrar: { type: 'boolean' }, email: { type: 'string' } },
    })
    const env = existingSiteEnv()
    const stores = await openStores(env)
    try {
      const { mostrar: onlyShow = false, email } = values
      return await showOrResetAccount(env, stores, { onlyShow, email })
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
  { onlyShow, email }: { onlyShow: boolean; email: string | undefined },
): Promise<number> {
  const wanted = {
    email: env.admin.email,
    password: null,
    defaultEmail: schoolDefaults.facts.email,
  }
  const prepared = await prepareAccount(wanted, stores, {
    now: new Date(),
    newPassword,
    newGeneration: newToken,
  })
  const accounts = await stores.accounts.all()
  const { generatedPassword } = prepared
  if (onlyShow && !generatedPassword) {
    const emails = accounts.map(({ email, name }) => `E-mail:   ${email}${name && ` (${name})`}`)
    console.log([`Endereço: ${env.siteUrl}/admin`, ...emails].join('\n'))
    return 0
  }
  const account = email === undefined ? prepared.account : accountOf(email, accounts)
  if (!account) {
    const list = operatorCommand('admin --mostrar')
    console.error(`Ninguém tem acesso com o e-mail ${email}. Veja quem tem: ${list}`)
    return 1
  }
  const password = generatedPassword ?? newPassword()
  if (!generatedPassword) await setPassword(password, account, stores, { newGeneration: newToken })
  const title = generatedPassword
    ? 'A conta da área administrativa foi criada.'
    : 'A senha foi trocada, chaves e códigos foram apagados e todas as sessões terminaram.'
  removeFirstPassword(env.dataDir)
  console.log(passwordBox(title, { email: account.email, siteUrl: env.siteUrl, password }))
  if (env.admin.password) {
    console.error(
      'Atenção: ADMIN_PASSWORD está definida. Ao reiniciar, o site volta a usar aquela senha.',
    )
  }
  return 0
}
