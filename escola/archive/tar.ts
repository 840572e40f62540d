import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

type Packing = { folder: string; names: string[]; isCompressed: boolean }

/** The archive's file must already exist; its mode is kept. */
export async function pack(
  archive: string,
  { folder, names, isCompressed }: Packing,
  signal: AbortSignal,
): Promise<void> {
  // Photos are compressed already: a higher level would only take longer.
  const compression = isCompressed ? ['--use-compress-program=gzip -1'] : []
  const args = ['--create', ...compression, `--directory=${folder}`, ...names]
  await runTar(archive, args, signal).catch((fault: TarFault) => {
    // 1: a file has changed. That can only be its number of links, when the site deletes it or another backup begins.
    if (fault.code !== 1) throw sayingWhy(fault, dirname(archive))
  })
}

/** Writes nothing outside the folder, whatever the names in the archive: tar itself refuses such names. */
export async function unpack(archive: string, folder: string, signal: AbortSignal): Promise<void> {
  const args = ['--extract', '--no-same-owner', '--no-same-permissions', `--directory=${folder}`]
  await runTar(archive, args, signal).catch((fault: TarFault) => {
    throw sayingWhy(fault, folder)
  })
}

type TarFault = Error & { code?: number | string; signal?: string; stderr?: string }

/** In English, so that messages can be parsed here. */
function runTar(archive: string, args: string[], signal: AbortSignal) {
  const words = ['LC_ALL=C', 'tar', `--file=${archive}`, '--force-local', ...args]
  return promisify(execFile)('env', words, { signal })
}

function sayingWhy({ code, signal, stderr = '', message }: TarFault, path: string): Error {
  if (/No space left on device/.test(stderr)) {
    return Object.assign(new Error(message), { code: 'ENOSPC', path })
  }
  const [first = ''] = stderr.split('\n')
  return new Error(`O tar falhou: ${signal ?? (first || code)}`)
}
