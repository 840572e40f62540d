import { Form, href } from 'react-router'
import { markView } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { slotPictureViews } from '#app/slot-picture-view.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { isPictureName, markSlots } from '#content/media/slots.ts'
import { datedDrawings, slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/site-pictures'
import { MarkCard } from './mark-card.tsx'
import type { PictureFile } from './picture-card.tsx'
import { SlotCard } from './slot-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { school, photoUrls } = context.get(servicesContext)
  const latest = await orStoreFault(school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const { pictures, sampleDrawings, document } = latest
  const files = Object.entries(pictures).map(([slot, { nome, url }]) => [slot, { nome, url }])
  return {
    failure: null,
    pictures: slotPictureViews(pictures, photoUrls.site),
    marks: markSlots.map((slot) => ({ slot, mark: markView(pictures, photoUrls.site, slot) })),
    files: Object.fromEntries(files) as Record<string, PictureFile>,
    samples: sampleDrawings,
    kept: document.current.drawingsKept,
    dated: datedDrawings(latest),
  }
}

const cards = 'mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3'

export default function SitePictures({ loaderData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { pictures, marks, files, samples, kept, dated } = loaderData
  return (
    <>
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola')}>{schoolWords.back}</BackLink>
        <h1 id="imagens-titulo" tabIndex={-1} className="mt-4 text-heading">
          {words.title}
        </h1>
        <p className="mt-3 max-w-3xl text-lead text-soft">{words.text}</p>
        {samples.length > 0 && <Samples slots={samples} />}
        <h2 className="mt-10 text-title">{words.marks.title}</h2>
        <ul className={cards}>
          {marks.map(({ slot, mark }) => (
            <MarkCard
              key={slot}
              slot={slot}
              mark={mark}
              file={files[slot]}
              isSample={samples.includes(slot)}
              isKept={kept.includes(slot)}
            />
          ))}
        </ul>
        <h2 className="mt-12 text-title">{words.marks.photosTitle}</h2>
        <ul className={cards}>
          {Object.keys(slotWords)
            .filter(isPictureName)
            .map((slot) => (
              <SlotCard
                key={slot}
                slot={slot}
                photo={pictures[slot]}
                file={files[slot]}
                isSample={samples.includes(slot)}
                isKept={kept.includes(slot)}
                isDated={dated.includes(slot)}
              />
            ))}
        </ul>
      </main>
      <FlashMessage returnFocusTo="imagens-titulo" />
    </>
  )
}

function Samples({ slots }: { slots: readonly string[] }) {
  return (
    <Form
      method="post"
      action={href('/admin/escola/imagens/manter')}
      className="bubble mt-6 grid max-w-3xl gap-4 bg-sun-tint p-5"
    >
      {slots.map((slot) => (
        <input key={slot} type="hidden" name="imagem" value={slot} />
      ))}
      <p>{words.samples(slots.length)}</p>
      {slots.length > 1 && (
        <button type="submit" className={buttonClass('secondary', 'justify-self-start')}>
          <PanelIcon name="check" className="size-5" />
          {words.keepAll}
        </button>
      )}
    </Form>
  )
}
