import { ChatButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSchool } from '#app/use-school.ts'
import { levelTestPage } from '#content/level-test.ts'
import { chatLink } from '#domain/school/school-links.ts'

const words = levelTestPage.children

/** Instead of a test: for children, the school prefers a conversation with the family. */
export function ForChildren() {
  const school = useSchool()
  return (
    <section
      aria-labelledby="criancas-titulo"
      className="grid gap-x-10 gap-y-5 border-line border-t pt-6 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        <Icon name="baby" className="size-9 text-accent" />
        <div>
          <h2 id="criancas-titulo" className="text-title">
            {words.title}
          </h2>
          <p className="mt-1 max-w-2xl text-soft">{words.text}</p>
        </div>
      </div>
      <p>
        <ChatButton to={chatLink(school, words.message)}>{words.button}</ChatButton>
      </p>
    </section>
  )
}
