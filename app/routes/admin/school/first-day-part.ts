import { data, href, redirectDocument } from 'react-router'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import { schoolWords } from '#content/admin.ts'
import { factGroups } from '#content/fact-groups.ts'
import { firstDayQuestions, firstDayWords } from '#content/first-day.ts'
import { plausibleSamples } from '#content/school.ts'
import { factField, isQuestion } from '#domain/school/fact-fields.ts'
import { factText, readFacts, typedFacts } from '#domain/school/facts-form.ts'
import type { EditedPart, PartSource } from './edited-part.ts'

/** The questions that are not answered yet: at least one of their facts is a sample. */
export function openQuestions(sampleFacts: readonly string[]) {
  return firstDayQuestions.filter(({ paths }) => paths.some((path) => sampleFacts.includes(path)))
}

export function questionPath(id: string | undefined): string {
  return id === undefined
    ? withFlash(href('/admin'), 'primeiro-dia')
    : href('/admin/primeiro-dia/:pergunta', { pergunta: id })
}

/** The path of the next open question. */
export function questionAfter(id: string, sampleFacts: readonly string[]): string {
  const open = openQuestions(sampleFacts)
  const place = firstDayQuestions.findIndex((one) => one.id === id)
  return questionPath(firstDayQuestions.slice(place + 1).find((one) => open.includes(one))?.id)
}

/** One question of the guided first day: '/admin/primeiro-dia/telefone'. What is saved there is the school's own. */
export function firstDayPart(id: string, { latest }: PartSource): EditedPart {
  const question = firstDayQuestions.find((one) => one.id === id)
  if (!question) throw data(schoolWords.unknownGroup, { status: 404 })
  const { paths } = question
  const fields = Object.fromEntries(paths.map((path) => [path, factField(path)]))
  const words = factGroups.flatMap((group) => group.fields)
  // An invented value does not count: the field is empty until the school gives its own.
  const isInvented = (path: string) =>
    latest.sampleFacts.includes(path) && !plausibleSamples.includes(path) && !isQuestion(path)
  const shown = Object.entries(typedFacts(paths, latest)).map(([path, text]) => [
    path,
    isInvented(path) ? '' : text,
  ])
  const next = questionAfter(id, latest.sampleFacts)
  const place = firstDayQuestions.indexOf(question) + 1
  return {
    page: `primeiro-dia-${id}`,
    action: questionPath(id),
    title: question.question,
    lead: firstDayWords.place(place, firstDayQuestions.length),
    back: { to: href('/admin'), label: firstDayWords.back },
    later: { to: next, label: firstDayWords.later },
    subject:
      factGroups.find((group) => group.fields.some(({ path }) => path === paths[0]))?.title ?? '',
    fields,
    asked: askedFields(fields, Object.fromEntries(words.map((field) => [field.path, field]))),
    stored: Object.fromEntries(shown),
    read: (typed, { now }) => {
      const { changed, problems } = readFacts(typed, paths, latest, { now, confirmed: paths })
      if (Object.keys(problems).length > 0) return { problems }
      if (Object.keys(changed).length === 0) return { state: null }
      const { facts } = latest.document.current
      return { state: { facts: { ...facts, ...changed } } }
    },
    savedText: ({ part, after }, path) => (part === path ? factText(path, after) : null),
    saved: () => redirectDocument(next),
  }
}
