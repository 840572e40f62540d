import { Crosshair, ImageUp, Undo2 } from 'lucide-react'
import { href, Link } from 'react-router'
import { schoolWords } from '#content/admin.ts'
import type { PictureName } from '#content/media/slots.ts'
import { slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { slotPictureViews } from '../../../slot-picture-view.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Picture, type PictureSource } from '../../../ui/picture.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { ConfirmLink } from '../dialogs/confirm-link.tsx'
import { FailedPage } from '../dialogs/failed-page.tsx'
import { FlashNotice } from '../dialogs/flash-notice.tsx'
import { loadFailure } from '../notice.ts'
import { smallButtonClass } from '../small-button-class.ts'
import type { Route } from './+types/site-pictures'
import { drawings } from './drawings.ts'
import { shapeOf } from './slot.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const { pictures } = latest
  const files = Object.entries(pictures).map(([slot, { nome, url }]) => [slot, { nome, url }])
  return {
    failure: null,
    pictures: slotPictureViews(pictures),
    files: Object.fromEntries(files) as Record<string, PhotoFile>,
  }
}

export default function SitePictures({ loaderData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  const { pictures, files } = loaderData
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola')}>{schoolWords.back}</BackLink>
        <h1 id="imagens-titulo" tabIndex={-1} className="mt-4 text-heading">
          {words.title}
        </h1>
        <p className="mt-3 max-w-3xl text-lead text-soft">{words.text}</p>
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {(Object.keys(slotWords) as PictureName[]).map((slot) => (
            <SlotCard key={slot} slot={slot} photo={pictures[slot]} file={files[slot]} />
          ))}
        </ul>
      </main>
      <FlashNotice returnFocusTo="imagens-titulo" />
    </>
  )
}

type PhotoFile = { nome: string; url: string }

type SlotCardProps = {
  slot: PictureName
  photo: PictureSource | undefined
  file: PhotoFile | undefined
}

function SlotCard({ slot, photo, file }: SlotCardProps) {
  const { title, use, fileOnly } = slotWords[slot]
  const state = fileOnly ? words.file : photo ? words.photo : words.drawing
  const suffix = <span className="sr-only">: {title}</span>
  return (
    <li
      id={`campo-${slot}`}
      className="bubble flex flex-col gap-4 border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid h-52 place-items-center rounded-card bg-well p-2">
        <Picture
          source={photo ?? drawings[slot]}
          alt=""
          sizes="20rem"
          className={`bubble h-full max-w-full [--bubble:1rem] ${shapeOf(slot)}`}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-title">{title}</h2>
        <span
          className={`rounded-full px-3 py-1 font-bold text-small ${photo ? 'bg-alemao-tint' : 'bg-well'}`}
        >
          {state}
        </span>
      </div>
      <p className="flex-1 text-soft">{use}</p>
      {!fileOnly && (
        <div className="grid gap-2">
          <Link
            to={href('/admin/escola/imagens/:imagem', { imagem: slot })}
            className={buttonClass('secondary')}
          >
            <ImageUp aria-hidden="true" className="size-5" />
            {photo ? words.replace : words.send}
            {suffix}
          </Link>
          {photo && (
            <>
              <Link
                to={href('/admin/escola/imagens/:imagem/ajuste', { imagem: slot })}
                className={smallButtonClass}
              >
                <Crosshair aria-hidden="true" className="size-4.5 flex-none" />
                {words.adjust}
                {suffix}
              </Link>
              <ConfirmLink
                to={href('/admin/escola/imagens/:imagem/desenho', { imagem: slot })}
                title={words.removal.title}
                question={words.removal.question(file?.nome ?? '')}
                fields={{ antes: file?.url ?? '' }}
                className={smallButtonClass}
              >
                <Undo2 aria-hidden="true" className="size-4.5 flex-none" />
                {words.remove}
                {suffix}
              </ConfirmLink>
            </>
          )}
        </div>
      )}
    </li>
  )
}
