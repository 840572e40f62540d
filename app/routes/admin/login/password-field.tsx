import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { loginWords } from '#content/admin.ts'

export function PasswordField({ problemId }: { problemId: string | undefined }) {
  const [visible, setVisible] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {loginWords.password}
      </label>
      <div className="relative">
        <input
          id={id}
          type={visible ? 'text' : 'password'}
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
          aria-pressed={visible}
          aria-label={visible ? loginWords.hidePassword : loginWords.showPassword}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-1 right-1 grid w-12 place-items-center rounded-small text-soft hover:text-text"
        >
          {visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </div>
  )
}
