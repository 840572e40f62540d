import { Link } from 'react-router'
import { ChatButton } from '#app/ui/button.tsx'
import { reviewWords as words } from '#content/school-lists/testimonial-words.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { itemPath } from './list-paths.ts'

/** Beside the testimonials: a message that asks for a review on Google. */
export function AskForReview({ name, googleProfile }: Pick<School, 'name' | 'googleProfile'>) {
  return (
    <aside className="bubble mt-8 grid max-w-3xl justify-items-start gap-4 bg-well p-5">
      <p>{googleProfile ? words.ask : words.withoutProfile}</p>
      {googleProfile ? (
        <ChatButton
          to={`https://wa.me/?text=${encodeURIComponent(words.message(name, googleProfile))}`}
        >
          {words.send}
        </ChatButton>
      ) : (
        <Link
          to={itemPath('redes#campo-googleProfile')}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {words.addProfile}
        </Link>
      )}
    </aside>
  )
}
