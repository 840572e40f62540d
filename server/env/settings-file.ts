/** Faults in a settings file that Node would read without an error. */
export function settingsFileFaults(
  text: string,
  known: readonly string[],
  { hasSocketUnit = false } = {},
): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const place = `linha ${at + 1}`
    if (/^\s*(#|$)/.test(line)) return []
    const { name, value } = assignment(line)
    if (!name) {
      const [, meant] = /^\s*(\w+)/.exec(line) ?? []
      return [`${meant ? `${meant} (${place})` : place}: esperava NOME=valor`]
    }
    const earlier = lines.findIndex((other) => assignment(other).name === name)
    if (earlier < at) return [`${name} aparece duas vezes, nas linhas ${earlier + 1} e ${at + 1}`]
    if (!known.includes(name)) {
      const meant = nearest(name, known)
      return meant ? [`${name} (${place}) não existe: seria ${meant}?`] : []
    }
    if (hasSocketUnit && value !== '' && (name === 'PORT' || name === 'HOST')) {
      return [`${name} (${place}) ${portOfSystemd}`]
    }
    // The sentence does not repeat the value: it may be a password.
    if (hasLooseHash(value)) return [`${name} (${place}) ${looseHash}`]
    return /^(['"`])/.test(value) && !isQuoted(value) ? [`${name} (${place}) ${openQuote}`] : []
  })
}

/** Names that nothing reads, and that are not near enough to a setting to mean it. */
export function unreadNames(text: string, known: readonly string[]): string[] {
  const ofOthers = /^(AWS|RESTIC|NODE|GOOGLE|LC)_|^(TZ|LANG|(HTTPS?|NO|ALL)_PROXY)$/i
  const names = text.split('\n').map((line) => assignment(line).name)
  return names.filter((name) => name && !known.includes(name) && !ofOthers.test(name))
}

/** Empty for a comment, and for a line that sets nothing. */
function assignment(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  return { name, value }
}

const portOfSystemd =
  'não vale aqui, porque a porta é do systemd: tire a linha e mude escola.socket, com sudo systemctl edit escola.socket e as linhas [Socket], ListenStream= e ListenStream=127.0.0.1:3001; depois sudo systemctl restart escola.socket escola'

const looseHash =
  'tem um # fora de aspas, e o que vem depois dele seria ignorado: ponha o valor entre aspas simples, ou o comentário em outra linha'

const openQuote =
  'abre aspas que não se fecham na mesma linha, e elas fariam parte do valor: feche-as, ou ponha o valor entre aspas de outro tipo'

function hasLooseHash(value: string): boolean {
  return !isQuoted(value) && value.includes('#')
}

function isQuoted(value: string): boolean {
  return /^(['"`]).*\1$/.test(value)
}

/** The known name that differs by two letters at most. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const distances = known.map((one) => ({ one, distance: editDistance(name.toUpperCase(), one) }))
  return distances.sort((a, b) => a.distance - b.distance).find(({ distance }) => distance <= 2)
    ?.one
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [n, wanted] of [...other].entries()) {
      const replaced = (row[n] ?? 0) + Number(letter !== wanted)
      next.push(Math.min(replaced, (row[n + 1] ?? 0) + 1, (next[n] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
