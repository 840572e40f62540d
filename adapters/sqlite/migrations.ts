import type { DatabaseSync } from 'node:sqlite'
import { photoKey } from '#domain/photos/photo-key.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { keepCopy } from './copy-of-before.ts'
import { createDocuments, intoDocuments } from './into-documents.ts'

/** Applied in order, once each; the database stores how many. Never edit one: append a new one. */
export const migrations: (string | ((database: DatabaseSync) => void))[] = [
  // 1: events and their photos. Columns have the stored documents' names. `data` is '' for an
  // event of an old export with an unreadable date, so that it sorts last.
  `
  CREATE TABLE eventos (
    id TEXT PRIMARY KEY,
    nome TEXT NOT NULL,
    descricao TEXT NOT NULL,
    data TEXT NOT NULL,
    criadoEm TEXT NOT NULL,
    horario TEXT,
    local TEXT,
    participantes INTEGER,
    imagem TEXT,
    photoCount INTEGER NOT NULL DEFAULT 0,
    firstPhotoUrl TEXT
  ) STRICT;
  CREATE INDEX eventos_newest ON eventos (data DESC, criadoEm DESC, id DESC);

  CREATE TABLE fotos (
    evento TEXT NOT NULL REFERENCES eventos (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    url TEXT NOT NULL,
    nome TEXT NOT NULL,
    uploadedAt TEXT NOT NULL,
    cloudinaryPublicId TEXT,
    width INTEGER,
    height INTEGER,
    thumbhash TEXT,
    PRIMARY KEY (evento, id)
  ) STRICT, WITHOUT ROWID;

  -- How many events there are, so that the first page need not count them.
  CREATE TABLE totals (eventos INTEGER NOT NULL) STRICT;
  INSERT INTO totals VALUES (0);
  CREATE TRIGGER evento_created AFTER INSERT ON eventos
    BEGIN UPDATE totals SET eventos = eventos + 1; END;
  CREATE TRIGGER evento_removed AFTER DELETE ON eventos
    BEGIN UPDATE totals SET eventos = eventos - 1; END;
  `,
  // 2: the admin's account (one row), sessions by the hash of their token, sign-in delays, and processed submissions,
  // so that a repeated one has one effect.
  `
  CREATE TABLE admin (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    email TEXT NOT NULL,
    passwordHash TEXT NOT NULL,
    generation TEXT NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    tokenHash TEXT PRIMARY KEY,
    generation TEXT NOT NULL,
    startedAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE login_delays (
    key TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    lastAt INTEGER NOT NULL,
    forgetAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    evento TEXT NOT NULL REFERENCES eventos (id) ON DELETE CASCADE,
    firstPhoto INTEGER,
    photoCount INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // 3: a photo's position in its event. Until then photos were ordered by id, which is not the order of every imported
  // list. With positions, a slice of a gallery is one range.
  `
  CREATE TABLE fotos_in_order (
    evento TEXT NOT NULL REFERENCES eventos (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    id INTEGER NOT NULL,
    url TEXT NOT NULL,
    nome TEXT NOT NULL,
    uploadedAt TEXT NOT NULL,
    cloudinaryPublicId TEXT,
    width INTEGER,
    height INTEGER,
    thumbhash TEXT,
    PRIMARY KEY (evento, place)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO fotos_in_order
    SELECT evento, id, id, url, nome, uploadedAt, cloudinaryPublicId, width, height, thumbhash
    FROM fotos;
  DROP TABLE fotos;
  ALTER TABLE fotos_in_order RENAME TO fotos;
  CREATE UNIQUE INDEX fotos_by_id ON fotos (evento, id);
  `,
  // 4: indexes for deleting the submissions of an event, and old submissions by age.
  `
  ALTER TABLE submissions ADD COLUMN arrivedAt INTEGER NOT NULL DEFAULT 0;
  UPDATE submissions SET arrivedAt = unixepoch() * 1000;
  CREATE INDEX submissions_by_event ON submissions (evento);
  CREATE INDEX submissions_by_arrival ON submissions (arrivedAt);
  `,
  // 5: when the admin confirmed the guardians' authorisation; null for earlier events.
  'ALTER TABLE eventos ADD COLUMN autorizacaoEm TEXT;',
  // 6: passkeys, with which the admin signs in without the password, and used challenges.
  `
  ALTER TABLE admin ADD COLUMN passkeyRequired INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    publicKey TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    usedAt INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE used_challenges (
    challenge TEXT PRIMARY KEY,
    expiresAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // 7: what the school says about itself, in one row.
  `
  CREATE TABLE escola (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    revision INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  `,
  // 8: a photo's caption, and when it was taken.
  'ALTER TABLE fotos ADD COLUMN legenda TEXT; ALTER TABLE fotos ADD COLUMN tiradaEm TEXT;',
  // 9: sign-in limits are only in memory.
  'DROP TABLE login_delays;',
  // 10: fields of an event that need no column of their own, as JSON.
  "ALTER TABLE eventos ADD COLUMN campos TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(campos));",
  // 11: batches whose good photos wait until the admin saves them.
  `
  CREATE TABLE waiting_batches (
    id TEXT PRIMARY KEY,
    batch TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // 12: what is covered in a photo, as JSON.
  'ALTER TABLE fotos ADD COLUMN cobertos TEXT CHECK (cobertos IS NULL OR json_valid(cobertos));',
  // 13: events that are not for everyone, and the event of a family link.
  `
  CREATE INDEX eventos_reserved ON eventos (campos ->> 'visibilidade')
    WHERE campos ->> 'visibilidade' IN ('familias', 'ninguem');
  CREATE INDEX eventos_by_family_link ON eventos (substr(campos ->> 'linkFamilias', 1, 64));
  `,
  // 14: what people did in the admin area. Ids sort by time.
  `
  CREATE TABLE changes (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    change TEXT NOT NULL CHECK (json_valid(change))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX changes_of_school ON changes (id) WHERE kind = 'school';
  `,
  // 15: several accounts. Everything so far belongs to the first account. Recovery codes are hashes, separated by
  // spaces.
  `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    passwordHash TEXT NOT NULL,
    generation TEXT NOT NULL,
    passkeyRequired INTEGER NOT NULL,
    createdAt INTEGER NOT NULL,
    recoveryCodes TEXT NOT NULL,
    recoveredAt INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO accounts
    SELECT 'admin', '', email, passwordHash, generation, passkeyRequired, 0, '', NULL FROM admin;
  DROP TABLE admin;

  ALTER TABLE sessions ADD COLUMN accountId TEXT NOT NULL DEFAULT 'admin';
  ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
  ALTER TABLE passkeys ADD COLUMN accountId TEXT NOT NULL DEFAULT 'admin';

  CREATE TABLE invitations (
    tokenHash TEXT PRIMARY KEY,
    invitedBy TEXT NOT NULL,
    generation TEXT NOT NULL,
    accountId TEXT,
    endsAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // 16: the bin: deleted events and photos as JSON, until they are restored or removed for good.
  `
  CREATE TABLE lixeira (
    id TEXT PRIMARY KEY,
    excluidoEm TEXT NOT NULL,
    item TEXT NOT NULL CHECK (json_valid(item))
  ) STRICT;
  CREATE INDEX lixeira_newest ON lixeira (excluidoEm DESC, id DESC);
  `,
  // 17: when the site last ran with a trusted clock, in one row.
  `
  CREATE TABLE clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last INTEGER NOT NULL
  ) STRICT;
  `,
  // 18: the key of each photo's files, to find out who may see them; what was deleted for good; and on how many days a
  // file was found that no document names.
  (database) => {
    database.exec(`
      ALTER TABLE fotos ADD COLUMN chave TEXT NOT NULL DEFAULT '';
      CREATE TABLE apagados (marca TEXT PRIMARY KEY, em TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE sem_evento (
        chave TEXT PRIMARY KEY,
        dias INTEGER NOT NULL,
        ultimo TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `)
    const setKey = database.prepare('UPDATE fotos SET chave = ? WHERE evento = ? AND place = ?')
    for (const { evento, place, url } of database.prepare('SELECT * FROM fotos').all()) {
      setKey.run(photoKey(String(url)), String(evento), Number(place))
    }
    database.exec('CREATE INDEX fotos_by_key ON fotos (chave)')
  },
  // 19: every record is a document, as in Firestore, so that one adapter serves all stores.
  intoDocuments,
]

/**
 * The last version before everything became documents. A previous release can still read a database of this version.
 */
const lastOfTables = 18

export function migrate(database: DatabaseSync, file: string): void {
  const found = versionOf(database)
  if (found === migrations.length) return
  if (found > 0 && found <= lastOfTables) keepCopy(database, file)
  database.exec('BEGIN IMMEDIATE')
  try {
    // Read again inside the transaction: another process may have been faster.
    const done = versionOf(database)
    if (done > migrations.length) {
      throw new StoreFault('other', 'O banco de dados é de uma versão mais nova do site.')
    }
    // A new database has no tables to convert.
    if (done === 0) createDocuments(database)
    for (const step of migrations.slice(done || lastOfTables + 1)) {
      if (typeof step === 'string') database.exec(step)
      else step(database)
    }
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}
