import { Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { statusPage as words } from '#content/status-pictures.ts'
import { type StatusShape, statusGrounds, statusShapes } from '#domain/status-picture.ts'
import type { Route } from './+types/status'
import { SharedPicture } from './shared-picture.tsx'
import { readChoices, searchOf } from './status-choices.ts'
import { isStatusKind, statusPath } from './status-path.ts'
import { statusSubject } from './status-subject.ts'

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { siteUrl, photoUrls } = context.get(servicesContext)
  const { name, back, publicPath, photos } = await statusSubject(params, context)
  const kind = isStatusKind(params.tipo) ? params.tipo : 'aviso'
  const choices = readChoices(url.searchParams)
  const foto = photos.some(({ id }) => id === choices.foto) ? choices.foto : null
  return {
    name,
    back,
    path: statusPath(kind, params.id),
    choices: { ...choices, foto },
    isForAll: publicPath !== null || kind !== 'evento',
    message: publicPath && siteUrl + publicPath,
    photos: photos.map((photo) => ({
      id: photo.id,
      number: photo.numero,
      src: photoUrls.site.sizes(photo).src,
    })),
  }
})

export default function Status({ loaderData }: Route.ComponentProps) {
  const { name, back, path, choices, isForAll, message, photos } = loaderData
  const search = searchOf(choices)
  return (
    <Page title={words.title} lead={name} back={back}>
      {!isForAll && (
        <p className="bubble mt-6 max-w-3xl bg-sun-tint p-5 font-semibold">
          {words.notForAll} {words.noPhoto}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-8">
        {(Object.keys(statusShapes) as StatusShape[]).map((shape) => (
          <SharedPicture
            key={shape}
            src={`${path}/${shape}.jpg${search}`}
            fileName={`${shape}.jpg`}
            label={words.shapes[shape]}
            alt={words.alt(name, words.shapes[shape])}
            message={message}
            {...statusShapes[shape]}
          />
        ))}
      </div>
      <Choices label={words.grounds.label}>
        {statusGrounds.map((fundo) => (
          <Choice
            key={fundo}
            to={path + searchOf({ ...choices, fundo })}
            isChosen={choices.fundo === fundo}
          >
            {words.grounds[fundo]}
          </Choice>
        ))}
      </Choices>
      {photos.length > 0 && (
        <Choices label={words.photo.label} hint={words.photo.hint}>
          <Choice to={path + searchOf({ ...choices, foto: null })} isChosen={choices.foto === null}>
            {words.photo.none}
          </Choice>
          {photos.map(({ id, number, src }) => (
            <Choice
              key={id}
              to={path + searchOf({ ...choices, foto: id })}
              isChosen={choices.foto === id}
            >
              <img
                src={src}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 rounded-small object-cover"
              />
              {words.photo.one(number)}
            </Choice>
          ))}
        </Choices>
      )}
    </Page>
  )
}

type ChoicesProps = { label: string; hint?: string; children: React.ReactNode }

function Choices({ label, hint, children }: ChoicesProps) {
  return (
    <nav aria-label={label} className="mt-8 max-w-4xl">
      <h2 className="text-title">{label}</h2>
      {hint && <p className="mt-1 text-soft">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </nav>
  )
}

type ChoiceProps = { to: string; isChosen: boolean; children: React.ReactNode }

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${smallButtonClass} ${isChosen ? 'ring-2 ring-brand' : ''}`}
    >
      {isChosen && <PanelIcon name="check" className="size-4.5" />}
      {children}
    </Link>
  )
}
