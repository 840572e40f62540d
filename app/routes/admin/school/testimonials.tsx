import { Form, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { ConfirmLink } from '#app/routes/admin/dialogs/confirm-link.tsx'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { schoolWords, testimonialWords as words } from '#content/admin.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import { maxTestimonials, type Testimonial } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/testimonials'
import { useSavedDraft } from './use-saved-draft.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { school, siteUrl } = context.get(servicesContext)
  const latest = await orStoreFault(school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const { testimonials } = latest
  return {
    failure: null,
    testimonials,
    samples: testimonials.filter(({ sample }) => sample).length,
    isPublic: isPublicSite(siteUrl),
    canAdd: testimonials.length < maxTestimonials,
  }
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  useSavedDraft()
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { testimonials, samples, isPublic, canAdd } = loaderData
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola')}>{schoolWords.back}</BackLink>
        <h1 id="depoimentos-titulo" tabIndex={-1} className="mt-4 text-heading">
          {words.title}
        </h1>
        <p className="mt-3 max-w-3xl text-lead text-soft">{words.changes}</p>
        {samples > 0 && <Samples count={samples} isPublic={isPublic} />}
        {canAdd ? (
          <Link
            to={href('/admin/escola/depoimentos/:depoimento', { depoimento: 'novo' })}
            className={buttonClass('primary', 'mt-6')}
          >
            <PanelIcon name="plus" className="size-5" />
            {words.add}
          </Link>
        ) : (
          <p className="mt-6">{words.tooMany}</p>
        )}
        <ol className="mt-8 grid gap-4">
          {testimonials.map((testimonial, index) => (
            <Row
              key={testimonial.id}
              testimonial={testimonial}
              isFirst={index === 0}
              isLast={index === testimonials.length - 1}
            />
          ))}
        </ol>
        {testimonials.length === 0 && (
          <p className="bubble mt-4 bg-well p-6 text-soft">{words.empty}</p>
        )}
      </main>
      <FlashMessage returnFocusTo="depoimentos-titulo" />
    </>
  )
}

function Samples({ count, isPublic }: { count: number; isPublic: boolean }) {
  return (
    <Form
      method="post"
      action={href('/admin/escola/depoimentos/inventados')}
      className="bubble mt-6 grid max-w-3xl gap-4 bg-sun-tint p-5"
    >
      <p>{words.invented(count, isPublic)}</p>
      <button type="submit" className={buttonClass('secondary', 'justify-self-start')}>
        <PanelIcon name="trash-2" className="size-5" />
        {words.removeInvented}
      </button>
    </Form>
  )
}

type RowProps = { testimonial: Testimonial; isFirst: boolean; isLast: boolean }

function Row({ testimonial, isFirst, isLast }: RowProps) {
  const { id, name, role, course, rating, comment, sample } = testimonial
  const depoimento = String(id)
  return (
    <li
      id={`depoimento-${id}`}
      tabIndex={-1}
      className="bubble scroll-mt-4 border border-line bg-surface p-5"
    >
      <h2 className="flex flex-wrap items-center gap-x-4 gap-y-1 break-words text-title">
        {name}
        {sample && (
          <span className="rounded-full bg-sun-tint px-3 py-1 font-bold text-small">
            {words.inventedMark}
          </span>
        )}
      </h2>
      <p className="mt-1 text-small text-soft">
        {role} · {course} · {words.stars(rating)}
      </p>
      <p className="mt-3 max-w-3xl break-words">{comment}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Move id={id} name={name} direction="subir" disabled={isFirst} />
        <Move id={id} name={name} direction="descer" disabled={isLast} />
        <Link
          to={href('/admin/escola/depoimentos/:depoimento', { depoimento })}
          className={smallButtonClass}
        >
          <PanelIcon name="pencil" className="size-4.5" />
          {words.edit}
          <span className="sr-only"> {name}</span>
        </Link>
        <ConfirmLink
          to={href('/admin/escola/depoimentos/:depoimento/excluir', { depoimento })}
          title={words.removeTitle}
          question={words.removeQuestion(name)}
          consequence={words.removeConsequence}
          className={smallButtonClass}
        >
          <PanelIcon name="trash-2" className="size-4.5" />
          {words.remove}
          <span className="sr-only"> {name}</span>
        </ConfirmLink>
      </div>
    </li>
  )
}

type MoveProps = { id: number; name: string; direction: 'subir' | 'descer'; disabled: boolean }

function Move({ id, name, direction, disabled }: MoveProps) {
  return (
    <Form method="post" action={href('/admin/escola/depoimentos/mover')} preventScrollReset>
      <input type="hidden" name="depoimento" value={id} />
      <button
        type="submit"
        name="para"
        value={direction}
        disabled={disabled}
        aria-label={words.move[direction](name)}
        className={smallButtonClass}
      >
        <PanelIcon name={direction === 'subir' ? 'arrow-up' : 'arrow-down'} className="size-4.5" />
      </button>
    </Form>
  )
}
