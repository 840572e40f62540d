import { href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf } from '#app/routes/admin/changes/record-change.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { isTicked, submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { testimonialWords } from '#content/admin.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { withState } from '#domain/school/school-document.ts'
import {
  addTestimonial,
  allowedField,
  readTestimonialForm,
  replaceTestimonial,
  testimonialFields,
  testimonialVersion,
  typedTestimonial,
} from '#domain/school/testimonials.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/testimonial'
import { changedElsewhere, formAnswer, nothingToSave, refuse } from './saved-school.ts'
import { SchoolForm } from './school-form.tsx'

export const handle: RouteHandle = { form: true }

/** The URL segment of the form that adds one. */
const newId = 'novo'

const boxAndFields = [...testimonialFields, allowedField]

export async function loader({ params, context }: Route.LoaderArgs) {
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const testimonial = latest.testimonials.find(({ id }) => String(id) === params.depoimento)
  if (!testimonial && params.depoimento !== newId) {
    throw redirectDocument(
      withFlash(href('/admin/escola/depoimentos'), 'depoimento-nao-encontrado'),
    )
  }
  return {
    failure: null,
    stored: {
      ...typedTestimonial(testimonial),
      ...(testimonial?.allowedAt && { [allowedField]: 'on' }),
    },
    version: testimonialVersion(testimonial),
    isSample: testimonial?.sample ?? false,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { school, now } = context.get(servicesContext)
  const form = await request.formData()
  const values = submittedValues(form, boxAndFields)
  const reading = readTestimonialForm(form, now())
  const id = Number(params.depoimento)

  const outcome = changeSchool(school, authorOf(context), ({ document, testimonials: list }) => {
    if (!reading.ok) return refuse({ problems: reading.problems }, 400)
    const before = list.find((one) => one.id === id)
    const version = testimonialVersion(before)
    if (form.get('antes') !== version) {
      const elsewhere = savedElsewhere(form.get('antes'), values, typedTestimonial(before))
      return refuse({ message: changedElsewhere, version, elsewhere }, 409)
    }
    const isSame = version === testimonialVersion({ ...reading.testimonial, id })
    if (isSame && !before?.sample) return refuse({ message: nothingToSave })
    const testimonials = before
      ? replaceTestimonial(list, id, reading.testimonial)
      : addTestimonial(list, reading.testimonial)
    if (!testimonials) return refuse({ message: tooMany }, 400)
    return {
      document: withState(document, { testimonials }),
      change: { kind: 'school', subject: testimonialWords.title },
    }
  })
  return formAnswer({ values, context }, outcome, () => {
    const parte = `depoimento-${params.depoimento}`
    return redirectDocument(withFlash(href('/admin/escola/depoimentos'), 'escola-salva', { parte }))
  })
}

const tooMany = {
  kind: 'warning' as const,
  title: 'Limite de Depoimentos',
  text: testimonialWords.tooMany,
}

export default function EditTestimonial({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { stored, version, isSample } = loaderData
  const { depoimento } = params
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola/depoimentos')}>{testimonialWords.back}</BackLink>
        <h1 className="mt-4 text-heading">
          {depoimento === newId ? testimonialWords.newTitle : testimonialWords.editTitle}
        </h1>
        {isSample && <p className="mt-3 max-w-3xl text-lead">{testimonialWords.sampleText}</p>}
        <SchoolForm
          action={href('/admin/escola/depoimentos/:depoimento', { depoimento })}
          page={`depoimento-${depoimento}`}
          fields={boxAndFields}
          stored={stored}
          version={version}
          result={actionData}
        >
          {(shared) => (
            <>
              <Field name="name" label={testimonialWords.name} limit={60} required {...shared} />
              <Field
                name="role"
                label={testimonialWords.role}
                hint={testimonialWords.roleHint}
                limit={60}
                required
                {...shared}
              />
              <Field
                name="course"
                label={testimonialWords.course}
                limit={60}
                required
                {...shared}
              />
              <Field
                name="rating"
                label={testimonialWords.rating}
                type="number"
                min={1}
                max={5}
                required
                {...shared}
              />
              <Field
                name="comment"
                label={testimonialWords.comment}
                hint={testimonialWords.commentHint}
                limit={400}
                multiline
                required
                {...shared}
              />
              <AllowedBox
                isAllowed={isTicked(shared.values, allowedField)}
                problem={shared.problems[allowedField]}
              />
            </>
          )}
        </SchoolForm>
      </main>
    </>
  )
}

type AllowedBoxProps = { isAllowed: boolean; problem: string | undefined }

function AllowedBox({ isAllowed, problem }: AllowedBoxProps) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={allowedField}
          defaultChecked={isAllowed}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'autorizacao-problema' : undefined}
          className="size-6 flex-none"
        />
        {testimonialWords.allowed}
      </label>
      {problem && (
        <p id="autorizacao-problema" className="font-semibold text-accent text-small">
          {problem}
        </p>
      )}
    </div>
  )
}
