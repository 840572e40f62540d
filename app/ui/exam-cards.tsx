import { examDateLines, examsSection, providerOf } from '#content/exams.ts'
import { approvalBadge } from '#content/total-approval.ts'
import type { ShownExam } from '#domain/school/shown-lists.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'
import { colorClasses } from './color-classes.ts'
import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'
import { unbroken } from './unbroken.tsx'

export function ExamCards({ exams }: { exams: readonly ExamWithDates[] }) {
  const featured = exams.filter((exam) => exam.featured)
  const others = exams.filter((exam) => !exam.featured)
  return (
    <div className="grid gap-4">
      {featured.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {featured.map((exam) => (
            <FeaturedExam key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul
          className={`grid grid-cols-1 gap-4 ${others.length > 1 ? 'md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2' : ''}`}
        >
          {others.map((exam) => (
            <OtherExam key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
    </div>
  )
}

function FeaturedExam({ exam }: { exam: ExamWithDates }) {
  return (
    <li
      id={`exame-${exam.id}`}
      className={`bubble flex min-w-0 flex-col p-7 text-white ${colorClasses[exam.color].fill}`}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Wordmark exam={exam} />
        {exam.approval && (
          <span className="rounded-2xl bg-white px-3 py-1 font-bold text-ink text-small">
            {unbroken(approvalBadge(exam.approval))}
          </span>
        )}
      </p>
      <h3
        lang={providerOf(exam)?.lang}
        className="mt-8 text-[min(clamp(1.75rem,1.4rem+1.2vw,2.375rem),8.75vw)]"
      >
        {unbroken(exam.name)}
      </h3>
      <p className="mt-3 mb-6">{unbroken(exam.description)}</p>
      <ExamDates exam={exam} className="mb-6" />
      <Facts exam={exam} className="mt-auto" />
    </li>
  )
}

function OtherExam({ exam }: { exam: ExamWithDates }) {
  const { tint, text } = colorClasses[exam.color]
  return (
    <li
      id={`exame-${exam.id}`}
      className="bubble grid min-w-0 grid-cols-1 content-start gap-x-6 gap-y-3 border border-line bg-surface p-6 sm:grid-cols-[minmax(7rem,1fr)_auto]"
    >
      <div>
        <p className={text}>
          <Wordmark exam={exam} />
        </p>
        <h3 lang={providerOf(exam)?.lang} className="mt-1 text-title">
          {unbroken(exam.name)}
        </h3>
      </div>
      <ul aria-label="Níveis" className="flex flex-wrap content-start gap-1.5 sm:justify-end">
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
      {exam.approval && (
        <p className={`font-bold text-small sm:col-span-2 ${text}`}>
          {unbroken(approvalBadge(exam.approval))}
        </p>
      )}
      <p className="text-soft sm:col-span-2">{unbroken(exam.description)}</p>
      <ExamDates exam={exam} className="sm:col-span-2" />
      <Facts exam={exam} className="text-soft sm:col-span-2" />
    </li>
  )
}

/** The next days on which it is held. */
function ExamDates({ exam: { dates }, className }: { exam: ExamWithDates; className: string }) {
  if (dates.length === 0) return null
  return (
    <dl className={`grid gap-3 border-current border-l-4 pl-4 text-small ${className}`}>
      {dates.map((date, index) => (
        <div key={date.id}>
          <dt className={index > 0 ? 'sr-only' : ''}>{examDateLines.next}</dt>
          <dd>
            <strong className="block text-base">{unbroken(examDateLines.day(date))}</strong>
            <span className="block">{unbroken(examDateLines.registration(date))}</span>
            {unbroken([date.fee, date.place].filter(Boolean).join(' · '))}
          </dd>
        </div>
      ))}
    </dl>
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
        <div>
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
