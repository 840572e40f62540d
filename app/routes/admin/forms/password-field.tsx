import { useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { loginWords } from '#content/admin.ts'
import { FieldNotes } from './field-notes.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  problem?: string | undefined
  /** Id of the element with the problem, if it is not the field's own. */
  problemId?: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, hint, problem } = props
  const [visible, setVisible] = useState(false)
  const id = `campo-${name}`
  const problemId = problem ? `${name}-problema` : props.problemId
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={visible ? 'text' : 'password'}
          name={name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={
            [hint && `${name}-dica`, problemId].filter(Boolean).join(' ') || undefined
          }
          className="field-input pr-14"
        />
        <button
          type="button"
          aria-pressed={visible}
          aria-label={visible ? loginWords.hidePassword(label) : loginWords.showPassword(label)}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-1 right-1 grid w-12 place-items-center rounded-small text-soft hover:text-text"
        >
          {visible ? <PanelIcon name="eye-off" /> : <PanelIcon name="eye" />}
        </button>
      </div>
      <FieldNotes name={name} hint={hint} problem={problem} />
    </div>
  )
}
