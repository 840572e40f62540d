import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { peopleWords } from '#content/people.ts'

export function PeopleSection({ others }: { others: number }) {
  const { title, alone, count, link } = peopleWords.section
  return (
    <section className="bubble mt-8 max-w-xl border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 text-soft">{others === 0 ? alone : count(others)}</p>
      <p className="mt-4">
        <ButtonLink to={href('/admin/pessoas')} variant="quiet">
          {link}
        </ButtonLink>
      </p>
    </section>
  )
}
