import { href } from 'react-router'
import { markView } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { isMarkName, isPictureName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import type { Route } from './+types/replace-picture'
import { MarkPreview } from './mark-preview.tsx'
import { PictureForm } from './picture-form.tsx'
import { slotOf } from './slot.ts'
import { SlotImage } from './slot-image.tsx'

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { school, photoUrls } = context.get(servicesContext)
  const latest = await school.latest()
  const slot = slotOf(params.imagem, latest)
  const { name, shape } = slot
  const picture = latest.pictures[name]
  return {
    slot,
    photo: picture && shape ? slotPictureView(shape, picture, photoUrls.site) : null,
    mark: isMarkName(name) ? markView(latest.pictures, photoUrls.site, name) : null,
    stands: picture?.url ?? '',
  }
})

export default function ReplacePicture({ loaderData }: Route.ComponentProps) {
  const { slot, photo, mark, stands } = loaderData
  const { name, title, use, back } = slot
  return (
    <Page title={title} lead={use} back={back}>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_1.2fr]">
        <figure>
          {isMarkName(name) ? (
            <MarkPreview slot={name} mark={mark} />
          ) : (
            <SlotImage
              slot={slot}
              photo={photo}
              sizes="(min-width: 1024px) 32rem, 100vw"
              className="bubble w-full max-w-lg"
            />
          )}
          <figcaption className="mt-2 text-small text-soft">
            {words.now}: {stateOf(name, stands !== '')}
          </figcaption>
        </figure>
        <PictureForm
          slot={slot}
          page={href('/admin/escola/imagens/:imagem', { imagem: name })}
          stands={stands}
        />
      </div>
    </Page>
  )
}

function stateOf(name: string, isOwn: boolean): string {
  if (isMarkName(name)) return isOwn ? words.marks.own : words.marks.shipped
  return isOwn ? words.photo : isPictureName(name) ? words.drawing : words.none
}
