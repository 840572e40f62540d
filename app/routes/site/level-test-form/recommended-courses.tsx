import { href } from '#app/islands/href.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import type { RecommendedCourse } from '#content/placement/recommendation.ts'
import { placementWords } from '#content/placement/words.ts'
import { courseSearch } from '#domain/courses.ts'
import type { LanguageId } from '#domain/languages.ts'

const words = placementWords.result

type RecommendedCoursesProps = {
  title: string
  courses: readonly RecommendedCourse[]
  language: LanguageId
}

export function RecommendedCourses({ title, courses, language }: RecommendedCoursesProps) {
  return (
    <section aria-labelledby="cursos-titulo">
      <h2 id="cursos-titulo" className="text-title">
        {title}
      </h2>
      <ul className="level-test-courses">
        {courses.map(({ title: name, titleLang, ageRange, description, category }) => (
          <li key={`${name}, ${ageRange}`} className="min-w-0">
            <h3 lang={titleLang} className="text-title">
              {unbroken(name)}
            </h3>
            <p className="text-small text-soft">{unbroken(ageRange)}</p>
            <p className="mt-2">{unbroken(description)}</p>
            <ExternalLink
              to={href('/cursos') + courseSearch({ filter: category, language })}
              className="level-test-course-link"
            >
              {words.courseLink}
              <span className="sr-only">
                : <span lang={titleLang}>{name}</span>
              </span>
              <Icon name="arrow-up-right" className="size-5" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
