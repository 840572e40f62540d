import { href } from 'react-router'
import { ButtonLink, ChatButton } from '#app/ui/button.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useSchool } from '#app/use-school.ts'
import { languageWords } from '#content/languages.ts'
import { teachesChildren } from '#content/languages-by-age.ts'
import { levelTestPage as words } from '#content/level-test.ts'
import { levelWords } from '#content/placement/levels.ts'
import { type LanguageId, testedLanguageIds } from '#domain/languages.ts'
import { levels } from '#domain/placement/question.ts'
import { chatLink } from '#domain/school/school-links.ts'
import { EmbeddedForm } from './embedded-form.tsx'
import { WhatToExpect } from './what-to-expect.tsx'

/** The test of one language, with words around it. */
export function LanguageTest({ id }: { id: LanguageId }) {
  const language = languageWords(id)
  const { name, testDescription } = language
  const school = useSchool()
  const external = school.forms[id]
  const isOnline = testedLanguageIds(school).includes(id)

  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.languageTitle(name)}
        text={testDescription}
      />
      <div className="frame pb-16 md:pb-24">
        {isOnline ? (
          <EmbeddedForm
            language={language}
            external={external}
            chatForChildren={
              teachesChildren(school.offer) ? chatLink(school, words.children.message) : null
            }
          />
        ) : (
          <AskForTest id={id} />
        )}
      </div>
      {isOnline && <AboutTest id={id} isExternal={external !== null} />}
      <WhatToExpect />
    </>
  )
}

function AboutTest({ id, isExternal }: { id: LanguageId; isExternal: boolean }) {
  const { name } = languageWords(id)
  const { tint, text } = languageColors[id]
  const { counting } = useSchool()
  return (
    <section aria-labelledby="sobre-o-teste" className="mb-16 bg-well md:mb-24">
      <div className="frame grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="sobre-o-teste" className="text-heading">
            {words.about.title(name)}
          </h2>
          <div className="prose-text mt-5">
            {(isExternal ? words.about.external : words.about.own(counting)).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8">
            <ButtonLink to={href(`/cursos/${id}`)} variant="secondary">
              {words.about.courses(name)}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h3 className="text-title">{words.about.levels}</h3>
          <dl className="mt-4 border-line border-t">
            {levels.map((level) => (
              <div
                key={level}
                className="grid grid-cols-[auto_1fr] items-start gap-x-5 border-line border-b py-4"
              >
                <dt
                  className={`bubble grid size-13 place-items-center font-bold font-display text-title [--bubble:1rem] ${tint} ${text}`}
                >
                  {level}
                </dt>
                <dd>
                  <strong>{levelWords[level].name}.</strong>{' '}
                  <span className="text-soft">{levelWords[level].meaning}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

/** For a language that has neither a question bank nor a form of the school. */
function AskForTest({ id }: { id: LanguageId }) {
  const { name } = languageWords(id)
  const school = useSchool()
  return (
    <section
      aria-labelledby="teste-titulo"
      className={`bubble p-6 md:p-9 ${languageColors[id].tint}`}
    >
      <h2 id="teste-titulo" className="text-heading">
        {words.notOnline.title(name)}
      </h2>
      <p className="mt-3 max-w-2xl text-lead">{words.notOnline.text}</p>
      <p className="mt-6">
        <ChatButton to={chatLink(school, words.notOnline.message(name))}>
          {words.notOnline.button}
        </ChatButton>
      </p>
    </section>
  )
}
