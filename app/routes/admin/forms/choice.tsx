import type { ComponentProps } from 'react'

type ChoiceProps = ComponentProps<'input'> & {
  type: 'radio' | 'checkbox'
  words: { label: string; hint?: string }
}

/** A box to tick, or one of several, with what it means under its label. */
export function Choice({ words: { label, hint }, className = '', ...input }: ChoiceProps) {
  return (
    <label className={`choice ${className}`}>
      <input {...input} className="mt-0.5 size-5 flex-none accent-brand" />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-small text-soft">{hint}</span>}
      </span>
    </label>
  )
}
