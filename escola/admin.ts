import { changesWords } from '#content/changes/changes.ts'
import { schoolDefaults } from '#content/school.ts'
import { accountOf } from '#domain/admin/account-store.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { makeResponsible, responsibleOf } from '#domain/admin/responsible.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
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
  usage: ['admin [--mostrar] [--email E-MAIL]', 'admin --responsavel E-MAIL'],
  about: `Mostra o endereço e o e-mail da área administrativa e cria uma senha nova, que aparece uma
única vez. Todas as sessões abertas da conta terminam na hora, e as chaves de acesso e os códigos
de recuperação dela são apagados; o site não precisa ser reiniciado.

Com --responsavel, a senha fica como está: a pessoa com esse e-mail passa a ser a responsável, a
única que convida, remove e cria links de entrada. Para quando a responsável não volta.`,
  environment: {
    ADMIN_EMAIL: 'o e-mail da conta, quando se quer outro',
    ADMIN_PASSWORD: 'a senha que o site usa ao iniciar, quando definida',
  },
  failure: 'Não foi possível usar a conta:',
  options: {
    mostrar: flag('só mostra o endereço e os e-mails de quem tem acesso'),
    email: value('E-MAIL', 'a conta com este e-mail; sem a opção, a primeira'),
    responsavel: value('E-MAIL', 'quem passa a decidir quem tem acesso'),
  },
  run: ({ mostrar: onlyShow = false, email, responsavel }) => {
    const env = existingSiteEnv()
    return withStores(env, async (stores) => {
      await stores.clock.check()
      if (responsavel) return replaceResponsible(stores, responsavel)
      return showOrResetAccount(env, stores, { onlyShow, email })
    })
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
    { now: stores.clock.now(), newPassword, newGeneration: newToken },
  )
  const accounts = await stores.accounts.all()
  const { generatedPassword } = prepared
  if (onlyShow && !generatedPassword) {
    const responsible = accounts.length > 1 ? responsibleOf(accounts)?.id : undefined
    const emails = accounts.map(({ id, email, name }) => {
      const mark = id === responsible ? ', responsável' : ''
      return `E-mail:   ${email}${name && ` (${name})`}${mark}`
    })
    console.log([`Endereço: ${env.siteUrl}/admin`, ...emails].join('\n'))
    return 0
  }
  const account = email === undefined ? prepared.account : accountOf(email, accounts)
  if (!account) return nobody(email)
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

async function replaceResponsible(stores: Stores, email: string): Promise<number> {
  const accounts = await stores.accounts.all()
  const account = accountOf(email, accounts)
  if (!account) return nobody(email)
  const now = stores.clock.now()
  const author = changeAuthor(changesWords.operator, now, newToken())
  const subject = account.name || account.email
  const record = { ...author, kind: 'responsible' as const, subject }
  if (!(await makeResponsible(account, accounts, stores, now, record))) {
    console.error('A conta mudou neste instante. Tente de novo.')
    return 1
  }
  console.log(`${account.email} passa a decidir quem tem acesso.`)
  return 0
}

function nobody(email: string | undefined): number {
  const list = operatorCommand('admin --mostrar')
  console.error(`Ninguém tem acesso com o e-mail ${email}. Veja quem tem: ${list}`)
  return 1
}
