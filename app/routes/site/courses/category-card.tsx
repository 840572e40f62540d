import type { ReactNode } from 'react'
import { ChatButton } from '#app/ui/button.tsx'
import { colorClasses } from '#app/ui/color-classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import type { CatalogueCategory, CatalogueCourse } from '#content/catalogue.ts'
import { chat } from '#content/chat.ts'
import { coursesPage } from '#content/courses-page.ts'
import { capitalized, languageList } from '#content/language-names.ts'
import type { LanguageWords } from '#content/languages.ts'
import { lowerCase } from '#content/lower-case.ts'
import { modalityNames } from '#content/school-lists/option-names.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { ChatNumber } from './catalogue.tsx'

type CategoryCardProps = { category: CatalogueCategory; children: ReactNode }

export function CategoryCard({ category, children }: CategoryCardProps) {
  const { tint, text } = colorClasses[category.gradient]

  return (
    <section
      aria-labelledby={`${category.id}-titulo`}
      className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-12"
    >
      <div className="min-w-0 self-start lg:sticky lg:top-28">
        <span
          className={`bubble grid size-14 place-items-center [--bubble:1.125rem] ${tint} ${text}`}
        >
          <Icon name={category.icon} className="size-7" />
        </span>
        <h2 id={`${category.id}-titulo`} className="mt-4 text-subheading">
          {category.name}
        </h2>
        <p className="mt-2 text-soft">{unbroken(category.intro)}</p>
      </div>
      {children}
    </section>
  )
}

type CourseCardsProps = {
  category: CatalogueCategory
  /** The one that the visitor has chosen. */
  language: LanguageWords | undefined
  school: ChatNumber
}

export function CourseCards({ category, language, school }: CourseCardsProps) {
  const { tint, text } = colorClasses[category.gradient]
  return (
    <ul className={`grid gap-4 ${category.courses.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {category.courses.map((course) => (
        <CourseCard
          key={course.id}
          course={course}
          language={language}
          school={school}
          tint={tint}
          text={text}
        />
      ))}
    </ul>
  )
}

type CourseCardProps = {
  course: CatalogueCourse
  language: LanguageWords | undefined
  school: ChatNumber
  tint: string
  text: string
}

function CourseCard({ course, language, school, tint, text }: CourseCardProps) {
  const message = chat.aboutCourse(course.title, language && lowerCase(language.name))
  return (
    <li
      id={`curso-${course.id}`}
      className="bubble flex min-w-0 flex-col border border-line bg-surface p-6 md:p-7"
    >
      <p className="flex flex-wrap items-center justify-between gap-2 text-small">
        {course.badge && (
          <span className={`bubble px-3 py-1 font-bold [--bubble:0.75rem] ${tint} ${text}`}>
            {unbroken(course.badge)}
          </span>
        )}
        <span className="font-semibold text-soft">{unbroken(course.ageRange)}</span>
      </p>
      <h3 lang={course.titleLang} className="mt-5 text-subheading">
        {unbroken(course.title)}
      </h3>
      <p className="mt-2 text-soft">{unbroken(course.description)}</p>
      {course.details.length > 0 && (
        <ul className="mt-5 mb-5 grid gap-2">
          {course.details.map((detail) => (
            <li key={detail} className="flex gap-3">
              <Icon name="check" className={`mt-1 size-5 flex-none ${text}`} />
              <span className="min-w-0">{unbroken(detail)}</span>
            </li>
          ))}
        </ul>
      )}
      <CourseFacts course={course} />
      <ChatButton
        to={chatLink(school, message)}
        about={`curso-${course.id}`}
        className="mt-auto self-start"
      >
        {chat.courseButton}
        <span className="sr-only">
          {' '}
          sobre <span lang={course.titleLang}>{course.title}</span> (WhatsApp, abre em nova aba)
        </span>
      </ChatButton>
    </li>
  )
}

const fact = 'flex gap-3 font-semibold text-small text-soft'

function CourseFacts({
  course: { languages, level, modality, details },
}: {
  course: CatalogueCourse
}) {
  const isPlain = !level && !modality
  const first = (
    <>
      <dt>
        <Icon name="languages" className="size-5" />
        <span className="sr-only">{coursesPage.languagesLabel(languages.length)}</span>
      </dt>
      <dd>{capitalized(languageList(languages))}</dd>
    </>
  )
  const space = details.length > 0 ? 'mb-6' : 'mt-5 mb-6'
  if (isPlain) return <dl className={`${space} ${fact}`}>{first}</dl>
  return (
    <dl className={`grid gap-2 ${space}`}>
      <div className={fact}>{first}</div>
      {level && (
        <div className={fact}>
          <dt>
            <Icon name="graduation-cap" className="size-5" />
            <span className="sr-only">{coursesPage.levelLabel}</span>
          </dt>
          <dd className="min-w-0">{unbroken(level)}</dd>
        </div>
      )}
      {modality && (
        <div className={fact}>
          <dt>
            <Icon name={modality === 'presencial' ? 'map-pin' : 'monitor'} className="size-5" />
            <span className="sr-only">{coursesPage.modalityLabel}</span>
          </dt>
          <dd>{modalityNames[modality]}</dd>
        </div>
      )}
    </dl>
  )
}
