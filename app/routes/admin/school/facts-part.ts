import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import { schoolWords } from '#content/admin.ts'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { plausibleSamples } from '#content/school.ts'
import { factField } from '#domain/school/fact-fields.ts'
import { factText, readFacts, typedFacts } from '#domain/school/facts-form.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { EditedPart, PartSource } from './edited-part.ts'
import { toSavedSchool } from './saved-school.ts'

/** A group of facts: '/admin/escola/contato'. */
export function factsPart(id: string, { latest, context }: PartSource): EditedPart {
  const group = factGroups.find((one) => one.id === id)
  if (!group) throw data(schoolWords.unknownGroup, { status: 404 })
  const { siteUrl, now } = context.get(servicesContext)
  const paths = pathsOf(group)
  // The original texts as visitors see them.
  const originals = originalsByPath(shownSchool(latest, siteUrl).facts, schoolDayOf(now()))
  const stored = typedFacts(paths, latest, originals)
  const fields = Object.fromEntries(paths.map((path) => [path, factField(path)]))
  const words = Object.fromEntries(group.fields.map((field) => [field.path, field]))
  return {
    page: id,
    action: href('/admin/escola/:grupo', { grupo: id }),
    title: group.title,
    lead: group.changes,
    back: { to: href('/admin/escola'), label: schoolWords.back },
    subject: group.title,
    fields,
    asked: askedFields(fields, words).map((asked) => ({
      ...asked,
      isSample: latest.sampleFacts.includes(asked.name) && !plausibleSamples.includes(asked.name),
      original: originals[asked.name] && factText(asked.name, originals[asked.name]),
    })),
    stored,
    read: (typed, given) => {
      const { changed, problems } = readFacts(typed, paths, latest, {
        ...given,
        confirmed: [...given.confirmed, ...plausibleSamples],
        originals,
      })
      if (Object.keys(problems).length > 0) return { problems }
      const isChanged = Object.keys(changed).length > 0
      const { facts } = latest.document.current
      return { state: isChanged ? { facts: { ...facts, ...changed } } : null }
    },
    savedText: ({ part, after }, path) => (part === path ? factText(path, after) : null),
    saved: () => toSavedSchool(id),
  }
}
