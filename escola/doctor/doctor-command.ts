import { adminWords } from '#content/admin.ts'
import { schoolFaults } from '#content/check-school.ts'
import { leftToPublish, linesOf } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { defineCommand } from '#escola/command.ts'
import { flag } from '#escola/command-help.ts'
import { counted, secondsSince } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'
import { createProgress } from '#escola/progress.ts'
import { localDataDir, siteEnv } from '#escola/site-env.ts'
import { installedRelease } from '#server/env/installed-release.ts'
import { runningVersion } from '#server/env/running-version.ts'
import { tryAlarm } from './alarm.ts'
import { checkBackup } from './backup.ts'
import { isBackupTimed } from './backup-timer.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkClock, checkClockKept } from './clock.ts'
import { isClockKept } from './clock-kept.ts'
import { checkDatabase } from './database.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import { checkFolder } from './folder.ts'
import { keptPhotos } from './kept-photos.ts'
import { checkLeftovers } from './leftovers.ts'
import { checkPhotos, type Depth } from './photos.ts'
import { checkSiteUrl } from './site-url.ts'

export const doctorCommand = defineCommand({
  summary: 'examina banco de dados, fotos, disco e configuração',
  usage: ['doctor [--rapido | --completo] [--alarm]'],
  about: `Examina sem alterar nada, com o site no ar ou parado: o banco de dados, os arquivos de cada foto (se
existem e se estão inteiros), sobras de envios interrompidos, o disco, as permissões da pasta de dados, a
idade do último backup, o relógio, o endereço público e o seu certificado, os dados da escola e o que
falta antes de publicar.

Termina com 0 quando está tudo em ordem (avisos não contam) e com 1 quando há problemas.`,
  options: {
    rapido: flag('só vê se os arquivos das fotos existem, sem os ler'),
    completo: flag(
      'decodifica cada imagem, o que acha também um erro no meio dela (conte 0,2 s por foto)',
    ),
    alarm: flag('só manda um alarme de teste para ALARM_URL, e diz o que voltou'),
  },
  run: async ({ rapido, completo, alarm }) => {
    const start = performance.now()
    if (alarm) return report([await tryAlarm(siteEnv())], start)
    const depth: Depth = completo ? 'decode' : rapido ? 'fast' : 'read'
    const progress = createProgress()
    const findings = await checkSite(localDataDir(), depth, (done, total) =>
      progress.show(done, 'fotos examinadas', total),
    ).finally(progress.end)
    return report(findings, start)
  },
})

async function checkSite(
  dataDir: string,
  depth: Depth,
  onProgress: (done: number, total: number) => void,
): Promise<Finding[]> {
  const folder = await checkFolder(dataDir)
  if (folder.some(({ fatal }) => fatal)) return [...folder, ...checkSchool(null, null)]
  const { findings, events, school, waiting, bin, account, lastMoment } =
    await checkDatabase(dataDir)
  const photos = events && keptPhotos({ events, school, waiting, bin })
  const [env, now] = [siteEnv(), new Date()]
  return [
    ...checkRelease(),
    ...folder,
    ...findings,
    ...(photos ? await checkPhotos(dataDir, photos, { depth, onProgress }) : []),
    ...(photos ? await checkLeftovers(dataDir, photos) : []),
    ...(await checkBackup(dataDir, { ...env, now, isTimed: await isBackupTimed() })),
    ...checkClock(events ?? [], now, lastMoment),
    ...checkClockKept(await isClockKept()),
    ...checkSiteUrl(env),
    ...(await checkPublicAddress(env.siteUrl, now)),
    ...checkSchool(school, account),
  ]
}

function checkRelease(): Finding[] {
  const release = installedRelease()
  const version = runningVersion()
  if (!release) return [ok(`Versão ${version}.`)]
  const { since, before } = release
  return [ok(`${adminWords.version(version, { since: since.toISOString(), before })}.`)]
}

function checkSchool(stored: unknown, account: AdminAccount | null): Finding[] {
  const school = schoolInUse(stored, schoolDefaults)
  const left = linesOf(leftToPublish({ school, siteUrl: siteEnv().siteUrl, account }))
  const damage = school.damage.join(', ')
  return present([
    ...schoolFaults().map(problem),
    damage && problem(`Dados da escola danificados (ficam de fora, ou vale o padrão): ${damage}.`),
    ...left.map((line) => warning(`Antes de publicar: ${line}.`)),
    left.length === 0 && ok('O site está pronto para publicar: nada nele é de exemplo.'),
  ])
}

function report(findings: Finding[], start: number): number {
  const marks = { ok: '✓', warning: '!', problem: '✗' }
  const count = { ok: 0, warning: 0, problem: 0 }
  for (const kind of ['ok', 'warning', 'problem'] as const) {
    const sentences = findings.filter((finding) => finding.kind === kind)
    for (const { sentence } of sentences) console.log(`${marks[kind]} ${sentence}`)
    count[kind] = sentences.length
  }
  const verdict =
    count.problem === 0
      ? 'Tudo em ordem'
      : counted(count.problem, 'problema encontrado', 'problemas encontrados')
  console.log(`${verdict}, ${counted(count.warning, 'aviso', 'avisos')} (${secondsSince(start)}).`)
  return count.problem === 0 ? 0 : 1
}
