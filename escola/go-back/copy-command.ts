import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removeCopy } from '#adapters/disk/copy-of-before.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { defineCommand } from '#escola/command.ts'
import { isYes, openQuestions } from '#escola/questions.ts'
import { siteEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'

type Step = (env: Env, words: string[], signal: AbortSignal) => Promise<number>

/** With Firestore there is nothing on this machine to copy. */
const hasDatabase = ({ store, dataDir }: Env) =>
  store.kind === 'sqlite' && existsSync(join(dataDir, databaseName))

/** Each loads what it needs: visits wait meanwhile. */
const steps: Record<string, Step> = {
  guardar: async (env, [release = '']) => {
    const { keepCopy } = await import('./keep-copy.ts')
    await removeCopy(env.dataDir)
    if (hasDatabase(env)) await keepCopy(env.dataDir, release)
    return 0
  },
  versao: async ({ dataDir }) => {
    const { copiedRelease } = await import('./since-update.ts')
    console.log(await copiedRelease(dataDir))
    return 0
  },
  perguntar: async ({ dataDir }, _, signal) => {
    const { goBackQuestion } = await import('./question.ts')
    const { compareWithCopy, copiedRelease } = await import('./since-update.ts')
    const { ask, close } = openQuestions(signal)
    const question = goBackQuestion(await copiedRelease(dataDir), await compareWithCopy(dataDir))
    const typed = await ask(question).finally(close)
    if (isYes(typed)) return 0
    console.log('Nada foi mudado.')
    return 1
  },
  recolher: async ({ dataDir }) => {
    const { setNewsAside } = await import('./set-aside-news.ts')
    const { compareWithCopy } = await import('./since-update.ts')
    const { siteClock } = await import('#escola/site-clock.ts')
    const { moment } = await siteClock(dataDir)
    await setNewsAside(dataDir, await compareWithCopy(dataDir), moment())
    return 0
  },
  devolver: async (env) => {
    if (!hasDatabase(env)) return 0
    const { putBack } = await import('./put-back.ts')
    const { dataDir, photos } = env
    const keepsPhotos = photos.kind === 'disk'
    // The database may be of a newer release, and so may its record of the clock.
    const replaced = await putBack(dataDir, { keepsPhotos, now: new Date() })
    if (!replaced) return 0
    const sinceThen = join(replaced, 'desde-entao')
    console.log(`Os dados são os de antes da atualização. Os de depois estão em ${replaced}.`)
    if (existsSync(sinceThen)) {
      console.log(`O que foi feito desde então está em ${join(sinceThen, 'mudancas.txt')}; os eventos e as fotos novas voltam, por 30 dias, com:
    sudo -u escola ${operatorCommand(`import ${sinceThen}`)}`)
    }
    return 0
  },
}

export const copyCommand = defineCommand({
  summary: 'a cópia que cada atualização faz dos dados, para o instalador',
  usage: Object.keys(steps).map((step) => `dados-de-antes ${step}`),
  about: `Os passos com que install.sh guarda o banco de dados antes de uma atualização e o devolve depois,
com o site parado. Para voltar à versão anterior, o comando é “voltar”.`,
  allowPositionals: true,
  options: {},
  run: async (_, [step = '', ...words], signal) => {
    const run = Object.hasOwn(steps, step) ? steps[step] : undefined
    if (!run) throw new Error(`Veja os passos: ${operatorCommand('dados-de-antes --help')}`)
    return run(siteEnv(), words, signal)
  },
})
