import { CalendarEntryLink } from '#app/routes/site/classes/calendar-entry-link.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { providerOf, examDateLines as words } from '#content/exams.ts'
import { chatLink } from '#domain/school/school-links.ts'
import {
  type ExamWithDates,
  foremostDates,
  type UpcomingExam,
} from '#domain/school/upcoming-exams.ts'

type ExamDatesProps = {
  exam: ExamWithDates
  /** On a wide card, two dates are side by side. */
  wide?: boolean
  className: string
}

/** Two of the days on which it will be held, and the others folded. */
export function ExamDates({ exam, wide = false, className }: ExamDatesProps) {
  const foremost = foremostDates(exam.dates)
  const others = exam.dates.filter((date) => !foremost.includes(date))
  const columns = wide ? 'md:grid-cols-2' : ''
  return (
    <div className={`border-current border-l-4 pl-4 text-small ${className}`}>
      <DateList exam={exam} dates={foremost} className={columns} />
      {others.length > 0 && (
        <details className="unfolded-on-paper group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold">
            {words.all}
            <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
          </summary>
          <DateList exam={exam} dates={others} className={columns} />
        </details>
      )}
    </div>
  )
}

type DateListProps = { exam: ExamWithDates; dates: readonly UpcomingExam[]; className: string }

function DateList({ exam, dates, className }: DateListProps) {
  return (
    <dl className={`grid grid-cols-1 gap-x-4 gap-y-1 ${className}`}>
      {dates.map((date) => (
        <div key={date.id}>
          <dt className={date === exam.dates[0] ? '' : 'max-md:sr-only'}>
            {date === exam.dates[0] ? words.next : words.later}
          </dt>
          <dd>
            <strong className="block text-base">{unbroken(words.day(date))}</strong>
            <span className="block">{unbroken(words.registration(date))}</span>
            {unbroken([date.fee, date.place].filter(Boolean).join(' · '))}
            <span className="flex flex-wrap items-center gap-x-5 print:block">
              {!date.isClosed && (
                <Ask message={words.message(exam.name, date)} exam={exam} about={words.day(date)} />
              )}
              <CalendarEntryLink
                entry={`prova-${date.id}`}
                label={words.calendar}
                about={`${exam.name}, ${words.day(date)}`}
                className="min-h-11 font-bold underline underline-offset-4"
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type AskProps = { message: string; exam: ExamWithDates; about: string }

/** Renders nothing while the school has no WhatsApp number. */
function Ask({ message, exam, about }: AskProps) {
  const school = useSchool()
  if (!school.whatsapp) return null
  return (
    <ExternalLink
      to={chatLink(school, message)}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
    >
      <Icon name="whatsapp" className="size-5 flex-none" />
      {words.ask}
      <span className="sr-only">
        : <span lang={providerOf(exam)?.lang}>{exam.name}</span>, {about} (WhatsApp, abre em nova
        aba)
      </span>
    </ExternalLink>
  )
}
