import { randomUUID } from 'node:crypto'
import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import { collectionsOf, nameFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { answered, writeLimit } from './firestore-fault.ts'
import { untilAlone } from './next-state.ts'
import { removeAll } from './remove-all.ts'

const markLastsFor = 3_600_000

/** A record carries a mark, and whoever replaces it must be the first to use that mark up. */
export function firestoreLoginDelayStore({ db, inTurn }: Connection): LoginDelayStore {
  const { delays, marks } = collectionsOf(db)

  function changeOnce(
    key: string,
    change: (record: LoginDelay | null) => LoginDelay | null,
  ): Promise<LoginDelay | null> {
    const place = delays.doc(nameFor(key))
    return db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(place)
      const before = snapshot.exists ? delayOf(snapshot.data() as LoginDelay) : null
      const after = change(before && { ...before })
      const fields = after && { ...delayOf(after), marca: randomUUID() }
      if (before) transaction.create(marks.doc(snapshot.get('marca')), { em: Date.now() })
      if (before && fields) transaction.set(place, fields)
      else if (before) transaction.delete(place)
      else if (fields) transaction.create(place, fields)
      return before
    })
  }

  return {
    change: (key, change) =>
      answered(
        inTurn(nameFor(key), () => untilAlone(() => changeOnce(key, change))),
        writeLimit,
      ),
    forget: async (now) => {
      await removeAll(delays.where('forgetAt', '<=', now))
      await removeAll(marks.where('em', '<', Date.now() - markLastsFor))
    },
  }
}

function delayOf({ failures, lastAt, forgetAt }: LoginDelay): LoginDelay {
  return { failures, lastAt, forgetAt }
}
