import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool, useTotalApproval } from '#app/use-school.ts'
import { examsSection } from '#content/exams.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'
import { ExamCards } from './exam-cards.tsx'
import { LogoStrip } from './logo-strip.tsx'

export function Exams({ exams }: { exams: readonly ExamWithDates[] }) {
  const { offer } = useSchool()
  const approval = useTotalApproval()

  return (
    <Section id="exames" labelledBy="exames-titulo" className="bg-well">
      <SectionHeading id="exames-titulo" eyebrow={examsSection.eyebrow} title={examsSection.title}>
        <p>{examsSection.text(offer)}</p>
        {approval.centre && (
          <p className="mt-4 flex gap-3 font-semibold text-base text-text">
            <Icon name="award" className="mt-0.5 size-6 flex-none text-accent" />
            <span className="min-w-0">{unbroken(approval.centre)}</span>
          </p>
        )}
      </SectionHeading>
      <div className="mt-8 md:mt-12">
        <ExamCards exams={exams} />
      </div>
      <p className="mt-6 text-small text-soft">{examsSection.durationNote}</p>
      <LogoStrip institutions={offer.institutions} />
      <p className="mt-8 md:mt-12">
        <ButtonLink to={href('/cursos')}>{examsSection.buttonLabel}</ButtonLink>
      </p>
    </Section>
  )
}
