import { type Exam, examProviders, examsSection } from '#content/exams.ts'
import { colorClasses } from './color-classes.ts'
import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'

type ExamCardsProps = {
  exams: readonly Exam[]
  /** The school's results in the featured exams. */
  badge: string | null
}

export function ExamCards({ exams, badge }: ExamCardsProps) {
  const featured = exams.filter((exam) => exam.featured)
  const others = exams.filter((exam) => !exam.featured)
  return (
    <div className="grid gap-4">
      {featured.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-3">
          {featured.map((exam) => (
            <FeaturedExam key={exam.id} exam={exam} badge={badge} />
          ))}
        </ul>
      )}
      <ul
        className={`grid gap-4 ${others.length > 1 ? 'md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2' : ''}`}
      >
        {others.map((exam) => (
          <OtherExam key={exam.id} exam={exam} />
        ))}
      </ul>
    </div>
  )
}

function FeaturedExam({ exam, badge }: { exam: Exam; badge: string | null }) {
  return (
    <li className={`bubble flex flex-col p-7 text-white ${colorClasses[exam.color].fill}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Wordmark exam={exam} />
        {badge && (
          <span className="rounded-full bg-white px-3 py-1 font-bold text-ink text-small">
            {badge}
          </span>
        )}
      </p>
      <h3
        lang={providerOf(exam)?.lang}
        className="mt-8 text-[clamp(1.75rem,1.4rem+1.2vw,2.375rem)]"
      >
        {exam.name}
      </h3>
      <p className="mt-3 mb-6">{exam.description}</p>
      <Facts exam={exam} className="mt-auto" />
    </li>
  )
}

function OtherExam({ exam }: { exam: Exam }) {
  const { tint, text } = colorClasses[exam.color]
  return (
    <li className="bubble grid gap-x-6 gap-y-3 border border-line bg-surface p-6 sm:grid-cols-[1fr_auto]">
      <div>
        <p className={text}>
          <Wordmark exam={exam} />
        </p>
        <h3 lang={providerOf(exam)?.lang} className="mt-1 text-title">
          {exam.name}
        </h3>
      </div>
      <ul aria-label="Níveis" className="flex flex-wrap content-start gap-1.5 sm:justify-end">
        {exam.levels.map((level) => (
          <li
            key={level}
            lang={exam.levelsLang}
            className={`bubble px-3 py-1 font-bold text-small [--bubble:0.75rem] ${tint} ${text}`}
          >
            {level}
          </li>
        ))}
      </ul>
      <p className="text-soft sm:col-span-2">{exam.description}</p>
      <Facts exam={exam} className="text-soft sm:col-span-2" />
    </li>
  )
}

/** Text, because the providers' logos are licensed artwork. */
function Wordmark({ exam }: { exam: Exam }) {
  const provider = providerOf(exam)
  return (
    <ExternalLink
      to={provider?.site ?? ''}
      className="inline-flex min-h-8 items-center font-bold text-small underline underline-offset-4"
    >
      <span lang={provider?.lang}>{provider?.wordmark}</span>
      <span className="sr-only"> {examsSection.newTab}</span>
    </ExternalLink>
  )
}

function providerOf(exam: Exam) {
  return examProviders.find(({ id }) => id === exam.logo)
}

function Facts({ exam, className = '' }: { exam: Exam; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-2 text-small ${className}`}>
      {exam.featured && (
        <div>
          <dt className="sr-only">Nível</dt>
          <dd className="font-bold">{exam.levels.join(', ')}</dd>
        </div>
      )}
      <div className="flex items-center gap-2">
        <dt>
          <Icon name="user-round" className="size-4" />
          <span className="sr-only">Para quem</span>
        </dt>
        <dd>{exam.audience}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt>
          <Icon name="clock" className="size-4" />
          <span className="sr-only">Duração</span>
        </dt>
        <dd>{exam.duration}</dd>
      </div>
    </dl>
  )
}
