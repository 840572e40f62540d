export type ResticFault = Error & {
  code: 'ERESTIC'
  /** What restic wrote before it failed. */
  output?: string
  kind: 'missing' | 'locked' | 'wrong-key' | 'incomplete' | 'not-allowed' | 'other'
}

export function isWrongKey(fault: unknown): boolean {
  return (fault as Partial<ResticFault>).kind === 'wrong-key'
}

export function notStarted(error: Error): Error {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error
  return fault('O programa restic não está instalado. No Debian: sudo apt install restic')
}

/**
 * Since restic 0.17 exit codes distinguish some faults; Debian 12's version distinguishes them only by its messages.
 */
export function resticFault(code: number | null, complaint: string, location: string): ResticFault {
  if (code === 12 || /wrong password or no key found/.test(complaint)) {
    return fault(
      `A chave não abre as cópias em ${location}. Confira a chave que foi impressa.`,
      'wrong-key',
    )
  }
  if (code === 3) {
    return fault(
      `O restic não conseguiu ler todos os arquivos do site: ${lastWords(complaint)}`,
      'incomplete',
    )
  }
  // Checked before 'missing', because 'does not exist' may also be said of a key.
  const elsewhere = sshSentence(complaint, location) ?? bucketSentence(complaint, location)
  if (elsewhere) return fault(elsewhere)
  const isMissing =
    /Is there a repository/.test(complaint) && /no such file|not exist/i.test(complaint)
  if (code === 10 || isMissing) {
    return fault(`Não há cópias em ${location}.`, 'missing')
  }
  if (code === 11 || /already locked|create lock/.test(complaint)) {
    return fault(`Outro programa está usando as cópias em ${location}.`, 'locked')
  }
  if (/no space left on device/i.test(complaint)) {
    return fault(`Não há espaço em disco para ${location}.`)
  }
  if (/permission denied/i.test(complaint)) {
    return location.startsWith('/')
      ? fault(
          `Sem permissão para usar ${location}, que é talvez a de outra máquina: sudo chown -R escola: ${location}`,
          'not-allowed',
        )
      : fault(`Sem permissão para usar ${location}.`, 'not-allowed')
  }
  return fault(`O restic não conseguiu usar ${location}: ${lastWords(complaint)}`)
}

function lastWords(complaint: string): string {
  const lines = complaint.trim().split('\n')
  const said = lines.find((line) => line.startsWith('Fatal: ')) ?? lines.at(-1) ?? ''
  return said.replace(/^Fatal: /, '')
}

/** An error with a `code` counts as a fault of the system, whose message is printed unchanged. */
function fault(sentence: string, kind: ResticFault['kind'] = 'other'): ResticFault {
  return Object.assign(new Error(sentence), { code: 'ERESTIC' as const, kind })
}

/** For a second place on another machine: what ssh said, and how to see that oneself. */
function sshSentence(complaint: string, location: string): string | null {
  const [, account, port] = /^sftp:(?:\/\/)?([^:/]+)(?::(\d+)(?=\/))?/.exec(location) ?? []
  if (!account) return null
  const machine = account.replace(/.*@/, '')
  const command = `sudo -u escola ssh ${port ? `-p ${port} ` : ''}${account}`
  if (/Host key verification failed/i.test(complaint)) {
    return `A conta do site ainda não conhece ${machine}. Uma vez, e responda yes: ${command}`
  }
  if (/connect to host|Could not resolve hostname|Connection (closed|reset)/i.test(complaint)) {
    return `A máquina ${machine} não respondeu por ssh. Experimente: ${command}`
  }
  if (/Permission denied \(/.test(complaint)) {
    return `A máquina ${machine} não aceitou a chave ssh da conta do site. Experimente: ${command}`
  }
  return null
}

/** For a bucket: rejected keys, and a server that cannot be reached or trusted. */
function bucketSentence(complaint: string, location: string): string | null {
  const [, host] = /^s3:(?:https?:\/\/)?([^/]+)/.exec(location) ?? []
  if (!host) return null
  if (/signature we calculated|Access Key Id you provided|Access Denied/i.test(complaint)) {
    return `${host} não aceitou as chaves do bucket. Confira AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY.`
  }
  if (/x509:/.test(complaint)) return `Esta máquina não confia no certificado de ${host}.`
  if (/dial tcp|i\/o timeout/.test(complaint)) {
    return `${host} não respondeu. Confira a rede e o endereço em BACKUP_TO.`
  }
  return null
}
