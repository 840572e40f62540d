import { Folded } from '#app/routes/site/layout/folded.tsx'
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

type CategoryCardProps = {
  category: CatalogueCategory
  /** The one that the visitor has chosen. */
  language: LanguageWords | undefined
  school: ChatNumber
  /** On a phone, its courses are shown without a press. */
  isOpen?: boolean
}

/** A category with its courses, which on a phone are folded under their names. */
export function CategoryCard({ category, isOpen, ...rest }: CategoryCardProps) {
  const { id, name, icon, gradient, intro, courses } = category
  const { tint, text } = colorClasses[gradient]

  return (
    <section
      aria-labelledby={`${id}-titulo`}
      className="category relative grid grid-cols-1 max-md:border-line max-md:border-t max-md:py-5 md:gap-6 lg:grid-cols-[18rem_1fr] lg:gap-12"
    >
      <div className="grid min-w-0 grid-cols-[auto_1fr] gap-x-[min(1rem,4vw)] self-start max-md:pr-[min(2rem,8vw)] md:block lg:sticky lg:top-28">
        <span
          className={`bubble grid size-[min(3rem,12vw)] place-items-center [--bubble:1.125rem] md:size-14 ${tint} ${text}`}
        >
          <Icon name={icon} className="size-[min(1.75rem,7vw)]" />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-titulo`} className="text-subheading md:mt-4">
            {name}
          </h2>
          <p className="mt-1 font-semibold text-small md:hidden print:hidden">
            {courses.map(({ id: course, title, titleLang }, index) => (
              <span key={course}>
                {index > 0 && ' · '}
                <span lang={titleLang}>{unbroken(title)}</span>
              </span>
            ))}
          </p>
          <p className="category-intro mt-1 text-soft md:mt-2">{unbroken(intro)}</p>
        </div>
      </div>
      <Folded
        coversCard
        isOpen={isOpen}
        label={coursesPage.unfold(courses.length, name)}
        className="min-w-0"
      >
        <CourseCards category={category} {...rest} />
      </Folded>
    </section>
  )
}

function CourseCards({ category, language, school }: Omit<CategoryCardProps, 'isOpen'>) {
  const { tint, text } = colorClasses[category.gradient]
  return (
    <ul
      className={`grid grid-cols-1 gap-4 max-md:mt-5 ${category.courses.length > 1 ? 'md:grid-cols-2' : ''}`}
    >
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
