import { recordOf } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import { type Documents, type Fields, type Key, type Stored, write } from '#domain/documents.ts'
import { normalizedEmail } from './email.ts'

/** A person with access to the admin area. All may edit and publish; one of them manages access: see responsible.ts. */
export type AdminAccount = {
  /** Never reused for another person. */
  id: string
  /** '' until the person has entered one. */
  name: string
  email: string
  passwordHash: string
  /** Changes with every password: sessions of another generation are invalid. */
  generation: string
  /** While there is a passkey, the password alone is not enough to sign in. */
  passkeyRequired: boolean
  /** In milliseconds. */
  createdAt: number
  /** Hashes of the unused recovery codes. */
  recoveryCodes: readonly string[]
  /** When a recovery code was last used to sign in; null again once new codes are made. */
  recoveredAt: number | null
  /** When the responsibility was handed to this person, in milliseconds. */
  responsibleSince?: number
  /** The person has put away the list of what is left to publish, so the panel shows it last. */
  leftPutAway?: boolean
}

/** The account of the first start, to which the operator's settings and command apply. */
export const firstAccountId = 'admin'

export function firstAccountOf(accounts: readonly AdminAccount[]): AdminAccount | null {
  return accounts.find(({ id }) => id === firstAccountId) ?? null
}

export const maxAccounts = 10

const collection = 'site-conta'

export const accountKey = (id: string): Key => ({ in: collection, id })

export type AccountStore = ReturnType<typeof accountStore>

/** One document per account, under the account's id. */
export function accountStore(documents: Documents) {
  const keyOf = accountKey
  return {
    /** Oldest first. */
    all: async (): Promise<AdminAccount[]> => inOrder(await documents.all(collection)),
    find: async (id: string): Promise<AdminAccount | null> => {
      const found = await documents.find(keyOf(id))
      return found && readAccount(id, found)
    },
    /** In one step, unless `refusalToAdd` gives a reason not to. */
    add: (account: AdminAccount): Promise<'added' | RefusalToAdd> =>
      documents.change<'added' | RefusalToAdd>(
        [],
        (_, stored) => {
          const refusal = refusalToAdd(inOrder(stored), account)
          if (refusal) return { result: refusal }
          return { result: 'added', writes: [[keyOf(account.id), fieldsOf(account)]] }
        },
        { all: collection },
      ),
    /** Creates the account or replaces the one with its id. */
    replace: (account: AdminAccount): Promise<void> =>
      write(documents, [[keyOf(account.id), fieldsOf(account)]]),
    /**
     * Changes these fields, and records the change, in one step. False if the account's generation has changed, or the
     * account is gone.
     */
    update: (
      id: string,
      generation: string,
      changes: Partial<AdminAccount>,
      record?: RecordedChange,
    ): Promise<boolean> =>
      documents.change([keyOf(id)], ([stored]) => {
        if (!stored || !isSeen(stored, generation, changes)) return { result: false }
        const { id: _, ...fields } = changes
        const writes = record ? recordOf(record) : []
        return { result: true, writes: [[keyOf(id), { ...stored, ...fields }], ...writes] }
      }),
    /**
     * In one step, so that no two accounts get the same e-mail. 'refused': the generation has changed, or the account
     * is gone.
     */
    setEmail: (
      { id, generation }: AdminAccount,
      changes: Pick<AdminAccount, 'email' | 'generation'>,
    ): Promise<'changed' | 'taken' | 'refused'> =>
      documents.change<'changed' | 'taken' | 'refused'>(
        [],
        (_, all) => {
          const stored = all.find((one) => one.id === id)
          if (!stored || !isSeen(stored.fields, generation, changes)) return { result: 'refused' }
          const others = inOrder(all.filter((one) => one.id !== id))
          if (accountOf(changes.email, others)) return { result: 'taken' }
          return { result: 'changed', writes: [[keyOf(id), { ...stored.fields, ...changes }]] }
        },
        { all: collection },
      ),
    /** In one step. Never removes the last account. Succeeds if the account does not exist. */
    remove: (id: string): Promise<'removed' | 'last'> =>
      documents.change<'removed' | 'last'>(
        [],
        (_, stored) => {
          if (stored.length === 1 && stored[0]?.id === id) return { result: 'last' }
          return { result: 'removed', writes: [[keyOf(id), null]] }
        },
        { all: collection, freesSpace: true },
      ),
  }
}

/**
 * Whether the account still has the generation that the editor saw, or already has this change: an earlier attempt may
 * have saved it without a response.
 */
function isSeen(stored: Fields, seen: string, changes: Partial<AdminAccount>): boolean {
  const { generation } = readAccount('', stored)
  return generation === seen || generation === changes.generation
}

function inOrder(stored: readonly Stored[]): AdminAccount[] {
  const accounts = stored.map(({ id, fields }) => readAccount(id, fields))
  return accounts.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

export function readAccount(id: string, fields: Fields): AdminAccount {
  return { ...(fields as Omit<AdminAccount, 'id'>), id }
}

function fieldsOf({ id: _, ...fields }: AdminAccount): Fields {
  return fields
}

export type RefusalToAdd = 'taken' | 'full'

/** Two accounts never share an id or an e-mail, and there are at most `maxAccounts`. */
export function refusalToAdd(
  accounts: readonly AdminAccount[],
  { id, email }: AdminAccount,
): RefusalToAdd | null {
  if (accounts.some((other) => other.id === id) || accountOf(email, accounts)) return 'taken'
  return accounts.length >= maxAccounts ? 'full' : null
}

export function accountOf<Account extends Pick<AdminAccount, 'email'>>(
  email: string,
  accounts: readonly Account[],
): Account | undefined {
  return accounts.find((account) => normalizedEmail(account.email) === normalizedEmail(email))
}
