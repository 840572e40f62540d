import { type NewPasswordProblems, readNewPassword } from '#app/routes/admin/forms/new-password.ts'
import { accountWords } from '#content/admin.ts'
import { acceptanceWords, peopleWords } from '#content/people.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import { isEmail } from '#domain/admin/email.ts'
import { typedLine } from '#domain/typed-text.ts'

export const maxNameLength = 60

export type AcceptanceProblems = NewPasswordProblems & { nome?: string; email?: string }

/** Null: the name is valid. */
export function nameProblem(name: string): string | null {
  if (!name) return accountWords.missing
  return name.length > maxNameLength ? peopleWords.nameTooLong(maxNameLength) : null
}

/** Somebody whose password is reset keeps name and e-mail. */
export function readAcceptance(form: FormData, reset: AdminAccount | null) {
  const name = reset ? reset.name : typedLine(form, 'nome')
  const email = reset ? reset.email : typedLine(form, 'email')
  const { chosen, problems: passwordProblems } = readNewPassword(form)
  const nameIsWrong = reset ? null : nameProblem(name)
  const emailIsWrong = reset || isEmail(email) ? null : acceptanceWords.badEmail
  const values = { nome: name, email }
  if (chosen && !nameIsWrong && !emailIsWrong) {
    const removePasskeys = form.get('chaves') === 'apagar'
    return { ok: true as const, values, given: { name, email, chosen, removePasskeys } }
  }
  const problems: AcceptanceProblems = {
    ...(nameIsWrong && { nome: nameIsWrong }),
    ...(emailIsWrong && { email: emailIsWrong }),
    ...passwordProblems,
  }
  return { ok: false as const, values, problems }
}
