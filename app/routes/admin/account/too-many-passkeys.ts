import { data } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { maxPasskeys } from '#domain/admin/add-passkey.ts'

export function tooManyPasskeys() {
  return data({ problem: passkeyWords.tooMany(maxPasskeys) }, { status: 409 })
}
