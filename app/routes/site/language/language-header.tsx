import { href } from 'react-router'
import { ButtonLink, ChatButton } from '#app/ui/button.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { languagePage as words } from '#content/language-page.ts'
import type { LanguageWords } from '#content/languages.ts'
import { testedLanguageIds } from '#domain/languages.ts'
import { chatLink } from '#domain/school/school-links.ts'

export function LanguageHeader({ language, lead }: { language: LanguageWords; lead: string }) {
  const { id, name } = language
  const school = useSchool()

  return (
    <div className={`text-white ${languageColors[id].fill}`}>
      <div className="frame grid items-center gap-x-16 gap-y-10 pt-4 pb-12 md:pb-20 lg:grid-cols-[1.15fr_1fr]">
        <div className="min-w-0">
          <SiteLink
            to={href('/cursos')}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 underline-offset-4 print:hidden"
          >
            <Icon name="arrow-left" className="size-5" />
            {words.back}
          </SiteLink>
          <h1 tabIndex={-1} className="mt-5 text-display md:mt-12">
            {words.title(name, school.cityInHead)}
          </h1>
          <p className="mt-4 max-w-xl text-lead md:mt-6">{unbroken(lead)}</p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-9">
            <ChatButton to={chatLink(school, words.askMessage(name))}>
              {words.ask(name)}
              <span className="sr-only"> (WhatsApp, abre em nova aba)</span>
            </ChatButton>
            {testedLanguageIds(school).includes(id) && (
              <ButtonLink to={href(`/teste-nivel/${id}`)} variant="onBrand">
                {words.test(name)}
              </ButtonLink>
            )}
          </div>
        </div>
        <Dialogue language={language} />
      </div>
    </div>
  )
}

/** Two speech bubbles in conversation, the motif of the site, in the page's own language. */
function Dialogue({ language }: { language: LanguageWords }) {
  const { id, greetingLang, flag, dialogue } = language
  const [first, second] = dialogue
  const words = 'max-w-[10em] font-bold font-display leading-[1.08] tracking-tight'
  return (
    <div lang={greetingLang} className="grid gap-4 md:gap-5">
      <p
        className={`bubble justify-self-start bg-surface px-7 py-6 text-[min(clamp(1.875rem,1.4rem+2.2vw,3rem),9.375vw)] md:px-9 md:py-8 ${words} ${languageColors[id].text}`}
      >
        {first}
      </p>
      <div className="flex items-end justify-between gap-4">
        <Flag country={flag} className="flex-none" />
        <p
          className={`bubble-right bg-sun px-6 py-5 text-[min(clamp(1.375rem,1.1rem+1.2vw,2rem),8vw)] text-ink md:px-8 md:py-6 ${words}`}
        >
          {second}
        </p>
      </div>
    </div>
  )
}
