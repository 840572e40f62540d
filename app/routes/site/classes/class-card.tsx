import { ChatButton } from '#app/ui/button.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { languageColors } from '#app/ui/language-colors.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { capitalized } from '#content/language-names.ts'
import { languageWords } from '#content/languages.ts'
import { classCard as words } from '#content/open-classes.ts'
import { className, classTimes } from '#content/school-lists/class-words.ts'
import { modalityNames } from '#content/school-lists/option-names.ts'
import { priceText } from '#domain/price.ts'
import { isFull } from '#domain/school/open-classes.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { CalendarEntryLink } from './calendar-entry-link.tsx'
import type { OpenClass } from './load-open-classes.ts'

type ClassCardProps = {
  one: OpenClass
  school: Pick<ShownFacts, 'whatsapp'>
  /** What the visitor adds to the message. */
  more?: string
}

export function ClassCard({ one, school, more }: ClassCardProps) {
  const { id, language, title, titleLang, modality, place, teacherName, price, vacancies, note } =
    one
  return (
    <li
      id={`turma-${id}`}
      className={`bubble wrap-anywhere flex min-w-0 flex-col border p-5 md:p-6 ${isFull(one) ? 'border-field border-dashed' : 'border-line bg-surface'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className={`text-subheading ${languageColors[language].text}`}>
            {unbroken(className(one))}
          </h3>
          <p lang={titleLang} className="text-soft">
            {unbroken(title)}
          </p>
        </div>
        <Flag country={languageWords(language).flag} className="flex-none" />
      </div>
      <dl className="mt-4 grid gap-2">
        <Fact icon="clock" label={words.times} text={capitalized(classTimes(one))} />
        <Fact icon="calendar-days" label={words.start} text={words.startOf(one)} />
        <Fact
          icon={modality === 'presencial' ? 'map-pin' : 'monitor'}
          label={words.modality}
          text={[modalityNames[modality], place].filter(Boolean).join(': ')}
        />
        {teacherName && <Fact icon="user-round" label={words.teacher} text={teacherName} />}
      </dl>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold text-lead">
          {unbroken(price ? priceText(price) : words.onRequest)}
        </span>
        {vacancies && (
          <span
            className={`bubble px-3 py-1 font-bold text-small [--bubble:0.75rem] ${isFull(one) ? 'bg-text text-ground' : 'bg-sun-tint'}`}
          >
            {words.vacancies[vacancies]}
          </span>
        )}
      </p>
      {note && <p className="mt-2 text-soft">{unbroken(note)}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <ChatButton
          to={chatLink(school, words.message(one, more))}
          about={`turma-${id}`}
          {...(isFull(one) && { variant: 'secondary' })}
        >
          {words.ask(one)}
          <span className="sr-only">
            : {className(one)}, {classTimes(one)} (WhatsApp, abre em nova aba)
          </span>
        </ChatButton>
        {!isFull(one) && !one.hasBegun && (
          <CalendarEntryLink
            entry={`turma-${id}`}
            label={words.calendar}
            about={`${className(one)}, ${classTimes(one)}`}
            iconOnly
            className="bubble size-12 bg-well"
          />
        )}
      </div>
    </li>
  )
}

function Fact({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon name={icon} className="mt-0.5 size-5 flex-none text-soft" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{unbroken(text)}</dd>
    </div>
  )
}
