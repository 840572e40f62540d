import { redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf } from '#app/routes/admin/changes/record-change.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import {
  changedElsewhere,
  formAnswer,
  nothingToSave,
  refuse,
} from '#app/routes/admin/school/saved-school.ts'
import { SchoolForm } from '#app/routes/admin/school/school-form.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { inventedWords } from '#content/school-lists/testimonial-words.ts'
import { listPageWords, wordsOfPath } from '#content/school-lists/words.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { addItem, findItem, replaceItem } from '#domain/school/lists/change-items.ts'
import { inputsOf, itemVersion, readItem, typedItem } from '#domain/school/lists/item-form.ts'
import type { AnyItem } from '#domain/school/lists/lists.ts'
import { withState } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-item'
import { ItemField } from './item-field.tsx'
import { listOfPath } from './list-of-path.ts'
import { itemPath, listPath } from './list-paths.ts'

export const handle: RouteHandle = { form: true }

/** The URL segment of the form that adds one. */
const newId = 'novo'

export async function loader({ params, pattern, url, context }: Route.LoaderArgs) {
  const { name, list, words } = listOfPath(pattern)
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const item = findItem(latest[name], params.itemId)
  const isNew = params.itemId === newId && words.growing !== null
  const { path } = words
  if (!item && !isNew) {
    throw redirectDocument(withFlash(listPath(path), 'item-nao-encontrado', { lista: path }))
  }
  const group = url.searchParams.get('categoria')
  return {
    failure: null,
    path,
    isNew,
    name: item ? words.nameOf(item) : null,
    fields: Object.entries(list.fields).map(([field, { input = field, control }]) => ({
      field,
      input,
      control,
      /** Invented, until it is changed or confirmed. */
      isSample: item?.sample === true && list.sample === field,
    })),
    inputs: inputsOf(list),
    stored: item ? typedItem(list, item) : list.groupBy && group ? { [list.groupBy]: group } : {},
    version: itemVersion(list, item),
    isInvented: item?.sample === true && list.sample === 'item',
  }
}

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { name, list, words } = listOfPath(pattern)
  const { school, now } = context.get(servicesContext)
  const form = await request.formData()
  const values = submittedValues(form, inputsOf(list))

  const outcome = changeSchool(school, authorOf(context), (latest) => {
    const items = latest[name] as readonly AnyItem[]
    const before = findItem(items, params.itemId)
    const reading = readItem(list, form, { now: now(), before })
    if (!reading.ok) return refuse({ problems: reading.problems }, 400)
    const version = itemVersion(list, before)
    if (form.get('antes') !== version) {
      const elsewhere = savedElsewhere(form.get('antes'), values, typedItem(list, before))
      return refuse({ message: changedElsewhere, version, elsewhere }, 409)
    }
    const isSame = version === itemVersion(list, reading.item)
    if (isSame && before?.sample === reading.item.sample) return refuse({ message: nothingToSave })
    const changed = before ? replaceItem(items, reading.item) : addItem(list, items, reading.item)
    if (!changed) return refuse({ message: tooMany(words.growing?.tooMany ?? '') }, 400)
    return {
      document: withState(latest.document, { [name]: changed }),
      change: { kind: 'school', subject: words.title },
    }
  })
  return formAnswer({ values, context }, outcome, () => {
    const parte = `${words.one}-${params.itemId}`
    return redirectDocument(withFlash(listPath(words.path), 'escola-salva', { parte }))
  })
}

const tooMany = (text: string) => ({
  kind: 'warning' as const,
  title: listPageWords.tooManyTitle,
  text,
})

export default function EditItem({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { path, isNew, name, fields, inputs, stored, version, isInvented } = loaderData
  const words = wordsOfPath(path)
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={listPath(path)}>{words.back}</BackLink>
        <h1 className="mt-4 text-heading">{isNew ? words.growing?.newTitle : words.editTitle}</h1>
        {isInvented ? (
          <p className="mt-3 max-w-3xl text-lead">{inventedWords.sampleText}</p>
        ) : (
          name && <p className="mt-3 max-w-3xl break-words text-lead text-soft">{name}</p>
        )}
        <SchoolForm
          action={itemPath(path, params.itemId)}
          page={`${words.one}-${params.itemId}`}
          fields={inputs}
          stored={stored}
          version={version}
          result={actionData}
        >
          {(shared) =>
            fields.map(({ field, ...asked }) => {
              const fieldWords = words.fields[field]
              return (
                fieldWords && <ItemField key={field} {...asked} {...shared} words={fieldWords} />
              )
            })
          }
        </SchoolForm>
      </main>
    </>
  )
}
