import { Folded } from '#app/routes/site/layout/folded.tsx'
import { colorClasses } from '#app/ui/color-classes.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { examDateLines, examsSection, providerOf } from '#content/exams.ts'
import { approvalBadge } from '#content/total-approval.ts'
import type { ShownExam } from '#domain/school/shown-lists.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'
import { ExamDates } from './exam-dates.tsx'

export function ExamCards({ exams }: { exams: readonly ExamWithDates[] }) {
  const featured = exams.filter((exam) => exam.featured)
  const others = exams.filter((exam) => !exam.featured)
  const lists = rowsOf(others).map((row) => (
    <ul key={row[0]?.id} className={`grid grid-cols-1 gap-3 md:gap-4 ${inPairs(row)}`}>
      {row.map((exam) => (
        <OtherExam key={exam.id} exam={exam} />
      ))}
    </ul>
  ))
  return (
    <div className="grid gap-3 md:gap-4">
      {rowsOf(featured).map((row) => (
        <ul
          key={row[0]?.id}
          className={`grid grid-cols-1 gap-3 md:gap-4 ${row.length % 3 === 0 ? 'lg:grid-cols-3' : inPairs(row)}`}
        >
          {row.map((exam) => (
            <FeaturedExam key={exam.id} exam={exam} isAlone={row.length === 1} />
          ))}
        </ul>
      ))}
      {featured.length > 0 && others.length > 0 ? (
        <Folded label={examsSection.others(others.length)}>
          <div className="grid gap-3 md:gap-4">{lists}</div>
        </Folded>
      ) : (
        lists
      )}
    </div>
  )
}

/** The last one fills its line. */
function inPairs({ length }: readonly ExamWithDates[]): string {
  return length > 1 ? 'md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2' : ''
}

/** Apart, because a card without dates would be half empty beside one with them. */
function rowsOf(exams: readonly ExamWithDates[]): (readonly ExamWithDates[])[] {
  return [...Map.groupBy(exams, ({ dates }) => dates.length > 0)]
    .toSorted(([hasDates]) => (hasDates ? -1 : 1))
    .map(([, row]) => row)
}

type FeaturedExamProps = { exam: ExamWithDates; isAlone: boolean }

function FeaturedExam({ exam, isAlone }: FeaturedExamProps) {
  return (
    <li
      id={`exame-${exam.id}`}
      className={`bubble relative flex min-w-0 flex-col p-5 text-white md:p-7 ${colorClasses[exam.color].fill}`}
    >
      <FeaturedMarks exam={exam} className="max-md:hidden" />
      <h3
        lang={providerOf(exam)?.lang}
        className="pr-8 text-[min(clamp(1.75rem,1.4rem+1.2vw,2.375rem),8.75vw)] md:mt-8 md:pr-0"
      >
        {unbroken(exam.name)}
      </h3>
      <AtAGlance exam={exam} />
      <Folded coversCard label={<More exam={exam} />} className="flex-1">
        <FeaturedMarks exam={exam} className="mt-3 md:hidden" />
        <p className="mt-3 mb-6">{unbroken(exam.description)}</p>
        {exam.dates.length > 0 && <ExamDates exam={exam} wide={isAlone} className="mb-6" />}
        <Facts exam={exam} className="mt-auto" />
      </Folded>
    </li>
  )
}

function FeaturedMarks({ exam, className }: { exam: ExamWithDates; className: string }) {
  return (
    <p className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${className}`}>
      <Wordmark exam={exam} />
      {exam.approval && (
        <span className="rounded-2xl bg-white px-3 py-1 font-bold text-ink text-small">
          {unbroken(approvalBadge(exam.approval))}
        </span>
      )}
    </p>
  )
}

function OtherExam({ exam }: { exam: ExamWithDates }) {
  const { tint, text } = colorClasses[exam.color]
  return (
    <li
      id={`exame-${exam.id}`}
      className="bubble relative grid min-w-0 grid-cols-1 content-start gap-x-6 border border-line bg-surface p-5 md:grid-cols-[minmax(10rem,1fr)_auto] md:gap-y-3 md:p-6"
    >
      <div className="pr-8 md:pr-0">
        <p className={`max-md:hidden ${text}`}>
          <Wordmark exam={exam} />
        </p>
        <h3 lang={providerOf(exam)?.lang} className="text-title md:mt-1">
          {unbroken(exam.name)}
        </h3>
        <AtAGlance exam={exam} />
      </div>
      <ul
        aria-label="Níveis"
        className="flex flex-wrap content-start gap-1.5 max-md:hidden md:justify-end"
      >
        {exam.levels.map((level) => (
          <li
            key={level}
            lang={exam.levelsLang}
            className={`bubble px-3 py-1 font-bold text-small [--bubble:0.75rem] ${tint} ${text}`}
          >
            {unbroken(level)}
          </li>
        ))}
      </ul>
      <Folded coversCard label={<More exam={exam} />} className="md:col-span-2">
        <div className="grid gap-3 max-md:mt-3">
          <p className={`md:hidden ${text}`}>
            <Wordmark exam={exam} />
          </p>
          {exam.approval && (
            <p className={`font-bold text-small ${text}`}>
              {unbroken(approvalBadge(exam.approval))}
            </p>
          )}
          <p className="text-soft">{unbroken(exam.description)}</p>
          {exam.dates.length > 0 && <ExamDates exam={exam} wide className="" />}
          <Facts exam={exam} className="text-soft" />
        </div>
      </Folded>
    </li>
  )
}

/** On a phone, what one needs to choose an exam: its level and its next date. */
function AtAGlance({ exam: { levels, levelsLang, dates } }: { exam: ExamWithDates }) {
  const next = examDateLines.inShort(dates)
  return (
    <div className="mt-1 text-small md:hidden">
      <p lang={levelsLang} className="font-bold">
        <span lang="pt-BR" className="sr-only">
          Nível:{' '}
        </span>
        {unbroken(levels.join(', '))}
      </p>
      {next && <p className="print:hidden">{unbroken(next)}</p>}
    </div>
  )
}

function More({ exam }: { exam: ExamWithDates }) {
  return (
    <>
      {examsSection.more} <span lang={providerOf(exam)?.lang}>{exam.name}</span>
    </>
  )
}

/** Text, because the providers' logos are licensed artwork. */
function Wordmark({ exam }: { exam: ShownExam }) {
  const provider = providerOf(exam)
  const className = 'inline-flex min-h-8 items-center font-bold text-small'
  const institution = <span>{unbroken(exam.institution)}</span>
  if (!provider) return <span className={className}>{institution}</span>
  return (
    <ExternalLink to={provider.site} className={`${className} underline underline-offset-4`}>
      <span lang={provider.lang}>{institution}</span>
      <span className="sr-only"> {examsSection.newTab}</span>
    </ExternalLink>
  )
}

function Facts({ exam, className = '' }: { exam: ShownExam; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-2 text-small ${className}`}>
      {exam.featured && (
        <div className="max-md:hidden">
          <dt className="sr-only">Nível</dt>
          <dd className="font-bold">{unbroken(exam.levels.join(', '))}</dd>
        </div>
      )}
      <div className="flex items-center gap-2">
        <dt>
          <Icon name="user-round" className="size-4" />
          <span className="sr-only">Para quem</span>
        </dt>
        <dd className="min-w-0">{unbroken(exam.audience)}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt>
          <Icon name="clock" className="size-4" />
          <span className="sr-only">Duração</span>
        </dt>
        <dd className="min-w-0">{unbroken(exam.duration)}</dd>
      </div>
    </dl>
  )
}
