import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { recoveryCodeWords } from '#content/people.ts'

export function RecoveryCodesSection({ left }: { left: number }) {
  const words = recoveryCodeWords
  return (
    <section className="bubble mt-8 max-w-xl border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title">{words.title}</h2>
      <p className="mt-2 text-soft">{words.text}</p>
      <p className="mt-4">{left === 0 ? words.none : words.left(left)}</p>
      <p className="mt-4">
        <ButtonLink to={href('/admin/conta/codigos')} variant={left === 0 ? 'secondary' : 'quiet'}>
          {left === 0 ? words.make : words.makeNew}
        </ButtonLink>
      </p>
    </section>
  )
}
