import { schoolDefaults } from '#content/school.ts'
import { accountOf } from '#domain/admin/account-store.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { removeFirstPassword } from '#server/admin-account/first-password.ts'
import { passwordBox } from '#server/admin-account/password-box.ts'
import { newPassword, newToken } from '#server/admin-account/prepared-account-store.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import type { Stores } from '#server/stores.ts'
import { defineCommand } from './command.ts'
import { flag, value } from './command-help.ts'
import { existingSiteEnv } from './site-env.ts'
import { withStores } from './with-stores.ts'

export const adminCommand = defineCommand({
  summary: 'mostra o endereço da área administrativa e cria uma senha nova',
  usage: ['admin [--mostrar] [--email E-MAIL]'],
  about: `Mostra o endereço e o e-mail da área administrativa e cria uma senha nova, que aparece uma
única vez. Todas as sessões abertas da conta terminam na hora, e as chaves de acesso e os códigos
de recuperação dela são apagados; o site não precisa ser reiniciado.`,
  environment: {
    ADMIN_EMAIL: 'o e-mail da conta, quando se quer outro',
    ADMIN_PASSWORD: 'a senha que o site usa ao iniciar, quando definida',
  },
  failure: 'Não foi possível usar a conta:',
  options: {
    mostrar: flag('só mostra o endereço e os e-mails de quem tem acesso'),
    email: value('E-MAIL', 'a conta com este e-mail; sem a opção, a primeira'),
  },
  run: ({ mostrar: onlyShow = false, email }) => {
    const env = existingSiteEnv()
    return withStores(env, (stores) => showOrResetAccount(env, stores, { onlyShow, email }))
  },
})

async function showOrResetAccount(
  env: Env,
  stores: Stores,
  { onlyShow, email }: { onlyShow: boolean; email: string | undefined },
): Promise<number> {
  const { email: wanted } = env.admin
  const prepared = await prepareAccount(
    { email: wanted, password: null, defaultEmail: schoolDefaults.facts.email },
    stores,
    { now: new Date(), newPassword, newGeneration: newToken },
  )
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
