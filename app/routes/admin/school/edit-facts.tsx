import { data, href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf } from '#app/routes/admin/changes/record-change.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { schoolWords } from '#content/admin.ts'
import { factGroups, pathsOf } from '#content/fact-groups.ts'
import { originalsByPath } from '#content/original-texts.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { factText } from '#domain/school/fact-text.ts'
import { confirmField, factsVersion, readFactsForm, typedFacts } from '#domain/school/facts-form.ts'
import { withState } from '#domain/school/school-document.ts'
import type { LatestSchool } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-facts'
import { FactField } from './fact-field.tsx'
import {
  changedElsewhere,
  formAnswer,
  nothingToSave,
  refuse,
  toSavedSchool,
} from './saved-school.ts'
import { SchoolForm } from './school-form.tsx'

export const handle: RouteHandle = { form: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const group = groupOf(params.grupo)
  const paths = pathsOf(group)
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const originals = originalsIn(latest, context)
  return {
    failure: null,
    group,
    stored: typedFacts(paths, latest, originals),
    samples: latest.sampleFacts,
    version: factsVersion(paths, latest, originals),
    originals: originalTexts(paths, originals),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { school, now } = context.get(servicesContext)
  const group = groupOf(params.grupo)
  const paths = pathsOf(group)
  const form = await request.formData()
  const values = submittedValues(form, [...paths, confirmField])

  const outcome = changeSchool(school, authorOf(context), (latest) => {
    const originals = originalsIn(latest, context)
    const reading = readFactsForm(form, paths, latest, schoolDayOf(now()), originals)
    if (!reading.ok) return refuse({ problems: reading.problems }, 400)
    const version = factsVersion(paths, latest, originals)
    if (form.get('antes') !== version) {
      const stored = typedFacts(paths, latest, originals)
      const elsewhere = savedElsewhere(form.get('antes'), values, stored)
      return refuse({ message: changedElsewhere, version, elsewhere }, 409)
    }
    if (reading.changed.length === 0) return refuse({ message: nothingToSave })
    return {
      document: withState(latest.document, { facts: reading.facts }),
      change: { kind: 'school', subject: group.title },
    }
  })
  return formAnswer({ values, context }, outcome, () => toSavedSchool(group.id))
}

/** The original texts as visitors see them. */
function originalsIn(latest: LatestSchool, context: Readonly<RouterContextProvider>) {
  const { siteUrl, now } = context.get(servicesContext)
  return originalsByPath(shownSchool(latest, siteUrl).facts, schoolDayOf(now()))
}

/** As the fields show them. */
function originalTexts(paths: readonly string[], originals: Record<string, string>) {
  return Object.fromEntries(
    paths.flatMap((path) =>
      originals[path] === undefined ? [] : [[path, factText(path, originals[path])]],
    ),
  )
}

function groupOf(id: string) {
  const group = factGroups.find((one) => one.id === id)
  if (!group) throw data(schoolWords.unknownGroup, { status: 404 })
  return group
}

export default function EditFacts({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { group, stored, samples, version, originals } = loaderData
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola')}>{schoolWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{group.title}</h1>
        <p className="mt-3 max-w-3xl text-lead text-soft">{group.changes}</p>
        <SchoolForm
          action={href('/admin/escola/:grupo', { grupo: group.id })}
          page={group.id}
          fields={[...pathsOf(group), confirmField]}
          stored={stored}
          version={version}
          result={actionData}
        >
          {(shared) =>
            group.fields.map((fact) => (
              <FactField
                key={fact.path}
                fact={fact}
                isSample={samples.includes(fact.path)}
                original={originals[fact.path]}
                {...shared}
              />
            ))
          }
        </SchoolForm>
      </main>
    </>
  )
}
