import { buttonClass } from '#app/ui/button.tsx'

type SubmitButtonProps = {
  busy: boolean
  words: { submit: string; busy: string }
  variant?: 'primary' | 'secondary'
}

export function SubmitButton({ busy, words, variant = 'primary' }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={busy} className={buttonClass(variant, 'sm:justify-self-start')}>
      {busy ? words.busy : words.submit}
    </button>
  )
}
