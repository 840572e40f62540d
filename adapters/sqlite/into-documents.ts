import type { DatabaseSync } from 'node:sqlite'
import type { Collection, Fields } from '#domain/documents.ts'

type Row = Record<string, unknown>

export function createDocuments(database: DatabaseSync): void {
  // `number` changes with each write and is never reused: see `live` in documents.ts.
  database.exec(`
    CREATE TABLE documents (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      collection TEXT NOT NULL,
      id TEXT NOT NULL,
      fields TEXT NOT NULL,
      UNIQUE (collection, id)
    ) STRICT;
    CREATE INDEX changes_by_id ON documents (collection, fields ->> 'id')
      WHERE collection = 'site-mudancas';
    CREATE INDEX changes_of_the_school ON documents (collection, fields ->> 'schoolId')
      WHERE collection = 'site-mudancas';
  `)
}

/** The tables of migrations 1 to 18 become rows of one table, with the documents that Firestore has for the same. */
export function intoDocuments(database: DatabaseSync): void {
  createDocuments(database)
  const insert = database.prepare('INSERT INTO documents (collection, id, fields) VALUES (?, ?, ?)')
  const rows = (table: string): Row[] => database.prepare(`SELECT * FROM ${table}`).all()
  const put = (collection: Collection, id: unknown, fields: Fields) =>
    insert.run(collection, String(id), JSON.stringify(fields))

  const photos = database.prepare('SELECT * FROM fotos WHERE evento = ? ORDER BY place')
  for (const row of rows('eventos')) {
    put('eventos', row.id, eventFields(row, photos.all(String(row.id))))
  }
  for (const { id, item } of rows('lixeira')) {
    put('site-lixeira', id, binDocument(JSON.parse(String(item))))
  }
  for (const { id, evento, firstPhoto, photoCount, arrivedAt } of rows('submissions')) {
    const fotos = Array.from({ length: Number(photoCount) }, (_, n) => Number(firstPhoto) + n)
    put('site-envios', id, { evento, fotos, em: new Date(Number(arrivedAt)).toISOString() })
  }
  for (const { id, recoveryCodes, passkeyRequired, ...account } of rows('accounts')) {
    put('site-conta', id, {
      ...account,
      recoveryCodes: words(recoveryCodes),
      passkeyRequired: passkeyRequired === 1,
    })
  }
  for (const passkey of rows('passkeys')) {
    put('site-chaves', passkey.id, { ...passkey, transports: words(passkey.transports) })
  }
  for (const session of rows('sessions')) put('site-sessoes', session.tokenHash, session)
  for (const invitation of rows('invitations')) {
    put('site-convites', invitation.tokenHash, invitation)
  }
  for (const { challenge, expiresAt } of rows('used_challenges')) {
    put('site-desafios', challenge, { expiresAt })
  }
  for (const { document, revision } of rows('escola')) {
    put('site-escola', 'escola', { document: parsed(document), revision })
  }
  for (const { id, kind, change } of rows('changes')) {
    const fields = JSON.parse(String(change))
    put('site-mudancas', id, kind === 'school' ? { ...fields, schoolId: id } : fields)
  }
  for (const { id, batch } of rows('waiting_batches')) {
    put('site-lotes', id, parsed(batch) as Fields)
  }
  for (const { last } of rows('clock')) put('site-relogio', 'relogio', { ultimo: last })
  for (const [n, [em, erased]] of Object.entries(
    Object.groupBy(rows('apagados'), byMoment),
  ).entries()) {
    put('site-apagados', `antes-${n}`, { marcas: erased?.map(({ marca }) => marca), em })
  }
  const seen = rows('sem_evento').map(({ chave, dias, ultimo }) => [
    chave,
    { days: dias, last: ultimo },
  ])
  if (seen.length > 0) {
    put('site-arquivos', 'sem-evento', { vistos: Object.fromEntries(seen) })
  }
  const tables = `fotos submissions eventos totals lixeira accounts passkeys sessions invitations used_challenges
    escola changes waiting_batches clock apagados sem_evento`
  for (const table of words(tables)) database.exec(`DROP TABLE ${table}`)
}

const byMoment = ({ em }: Row) => String(em)

function words(text: unknown): string[] {
  return String(text).split(/\s+/).filter(Boolean)
}

/** Text that is not JSON is returned unchanged; the reader treats it as unreadable. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}

function present(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

/** `photoCount` and `firstPhotoUrl` only existed for the lists. */
function eventFields(row: Row, photos: Row[]): Fields {
  const { id: _, campos, photoCount: __, firstPhotoUrl: ___, ...columns } = row
  return { ...present(columns), ...JSON.parse(String(campos)), fotos: photos.map(photoFields) }
}

function photoFields(row: Row): Fields {
  const { evento: _, place: __, chave: ___, cobertos, ...columns } = present(row)
  return { ...columns, ...(cobertos !== undefined && { cobertos: parsed(cobertos) }) }
}

type DeletedPhoto = { photo: { id: number }; place: number; wasCover: boolean }

/** An unreadable item is kept as it is, because it still names its files. */
function binDocument(item: Row): Fields {
  const about = { excluidoEm: item.deletedAt, por: item.by ?? '' }
  if (item.kind === 'event' && item.event) {
    const { id: evento, ...documento } = item.event as Row
    return { ...about, tipo: 'evento', evento, nome: documento.nome, documento }
  }
  if (!Array.isArray(item.photos)) return item
  const fotos = item.photos.map(({ photo, place, wasCover }: DeletedPhoto) => ({
    ...{ lugar: place, capa: wasCover },
    ...{ foto: photo, id: photo.id },
  }))
  return { ...about, tipo: 'fotos', evento: item.eventId, nome: item.eventName, fotos }
}
