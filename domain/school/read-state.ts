import { plainLetters } from '#domain/plain-letters.ts'

const states: Record<string, string> = {
  AC: 'acre',
  AL: 'alagoas',
  AP: 'amapa',
  AM: 'amazonas',
  BA: 'bahia',
  CE: 'ceara',
  DF: 'distrito federal',
  ES: 'espirito santo',
  GO: 'goias',
  MA: 'maranhao',
  MT: 'mato grosso',
  MS: 'mato grosso do sul',
  MG: 'minas gerais',
  PA: 'para',
  PB: 'paraiba',
  PR: 'parana',
  PE: 'pernambuco',
  PI: 'piaui',
  RJ: 'rio de janeiro',
  RN: 'rio grande do norte',
  RS: 'rio grande do sul',
  RO: 'rondonia',
  RR: 'roraima',
  SC: 'santa catarina',
  SP: 'sao paulo',
  SE: 'sergipe',
  TO: 'tocantins',
}

/** The two letters of a state that is written by its name; other text in capitals. */
export function readState(typed: string): string {
  const name = plainLetters(typed)
    .replace(/^estado d[aeo]s?\s+/, '')
    .replace(/\s+/g, ' ')
  const found = Object.entries(states).find(([, stateName]) => stateName === name)
  return found?.[0] ?? typed.toUpperCase()
}
