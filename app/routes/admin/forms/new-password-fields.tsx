import { accountWords } from '#content/admin.ts'
import { passwordLength } from '#domain/admin/password-strength.ts'
import type { NewPasswordProblems } from './new-password.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, typed twice. */
export function NewPasswordFields({ problems }: { problems: NewPasswordProblems }) {
  return (
    <>
      <PasswordField
        name="nova"
        label={accountWords.chosen}
        autoComplete="new-password"
        hint={accountWords.chosenHint(passwordLength.min)}
        problem={problems.nova}
      />
      <PasswordField
        name="repetida"
        label={accountWords.repeated}
        autoComplete="new-password"
        problem={problems.repetida}
      />
    </>
  )
}
