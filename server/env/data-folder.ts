import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Why the site cannot write there; null if it can. Creates the folder. */
export function dataFolderFault(dataDir: string): string | null {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return folderSentence(folder, (error as NodeJS.ErrnoException).code)
  }
}

export function folderSentence(folder: string, code: string | undefined): string {
  const sentence = `DATA_DIR: o site não consegue usar a pasta ${folder} (${code}).`
  if (code === 'EROFS') {
    return `${sentence} O serviço do systemd só escreve em /var/lib/escola: sudo systemctl edit escola, com as linhas [Service] e ReadWritePaths=${folder}, e depois sudo systemctl restart escola. Sem o systemd, o disco está montado só para leitura`
  }
  return `${sentence} Ela precisa ser da conta do site, em um disco em que se escreve: sudo install -d -o escola -g escola -m 700 ${folder}; se já existe, sudo chown escola: ${folder}`
}

/** One folder at a time: where none can be created, as in /proc, Node's recursive mkdir never stops trying. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
