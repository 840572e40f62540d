import { ExamCards } from '#app/routes/site/home/exam-cards.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { examsSection } from '#content/exams.ts'
import { languagePage } from '#content/language-page.ts'
import type { LanguageWords } from '#content/languages.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'

const words = languagePage.exams

type LanguageExamsProps = { language: LanguageWords; exams: readonly ExamWithDates[] }

export function LanguageExams({ language, exams }: LanguageExamsProps) {
  const isOne = exams.length === 1
  return (
    <Section id="exames" labelledBy="exames-titulo" className="bg-well">
      <div className={isOne ? 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-2' : ''}>
        <SectionHeading
          id="exames-titulo"
          eyebrow={examsSection.eyebrow}
          title={words.title(exams.length)}
        >
          <p>{words.text(language.name)}</p>
        </SectionHeading>
        <div className={isOne ? '' : 'mt-8 md:mt-12'}>
          <ExamCards exams={exams} />
          <p className="mt-6 text-small text-soft">{examsSection.durationNote}</p>
        </div>
      </div>
    </Section>
  )
}
