import type { Invitation, InvitationStore } from '#domain/admin/invitation-store.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteInvitationStore(database: SchoolDatabase): InvitationStore {
  return {
    all: () =>
      database.read((sql) => {
        const rows = sql('SELECT * FROM invitations ORDER BY endsAt DESC, tokenHash').all()
        return rows.map((row) => ({ ...row }) as Invitation)
      }),
    create: (invitation) =>
      database.write((sql) => {
        sql(`INSERT INTO invitations (tokenHash, invitedBy, generation, accountId, endsAt)
          VALUES (:tokenHash, :invitedBy, :generation, :accountId, :endsAt)`).run(invitation)
      }),
    find: (tokenHash) =>
      database.read((sql) => {
        const row = sql('SELECT * FROM invitations WHERE tokenHash = ?').get(tokenHash)
        return row ? ({ ...row } as Invitation) : null
      }),
    take: (tokenHash) =>
      database.writeOnFullDisk(
        (sql) => sql('DELETE FROM invitations WHERE tokenHash = ?').run(tokenHash).changes === 1,
      ),
  }
}
