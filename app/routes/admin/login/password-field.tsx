import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { loginWords } from '#content/admin.ts'

/** A password that can be looked at before it is sent: on a phone, most mistakes are typing ones. */
export function PasswordField({ problemId }: { problemId: string | undefined }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {loginWords.password}
      </label>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          name="password"
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          className="field-input pr-14"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? loginWords.hidePassword : loginWords.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 grid w-12 place-items-center rounded-small text-soft hover:text-text"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </div>
  )
}
