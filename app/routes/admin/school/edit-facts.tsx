import { data, href } from 'react-router'
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
import { changeSchool } from '#domain/school/change-school.ts'
import { confirmField, factsVersion, readFactsForm, typedFacts } from '#domain/school/facts-form.ts'
import { withState } from '#domain/school/school-document.ts'
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
  return {
    failure: null,
    group,
    stored: typedFacts(paths, latest),
    samples: latest.sampleFacts,
    version: factsVersion(paths, latest),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { school, now } = context.get(servicesContext)
  const group = groupOf(params.grupo)
  const paths = pathsOf(group)
  const form = await request.formData()
  const values = submittedValues(form, [...paths, confirmField])

  const outcome = changeSchool(school, authorOf(context), (latest) => {
    const reading = readFactsForm(form, paths, latest, schoolDayOf(now()))
    if (!reading.ok) return refuse({ problems: reading.problems }, 400)
    const version = factsVersion(paths, latest)
    if (form.get('antes') !== version) {
      const elsewhere = savedElsewhere(form.get('antes'), values, typedFacts(paths, latest))
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

function groupOf(id: string) {
  const group = factGroups.find((one) => one.id === id)
  if (!group) throw data(schoolWords.unknownGroup, { status: 404 })
  return group
}

export default function EditFacts({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { group, stored, samples, version } = loaderData
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
                {...shared}
              />
            ))
          }
        </SchoolForm>
      </main>
    </>
  )
}
