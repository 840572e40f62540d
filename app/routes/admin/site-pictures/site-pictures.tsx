import { Fragment } from 'react'
import { Form, href } from 'react-router'
import { markView } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { isPictureName, markSlots } from '#content/media/slots.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { datedDrawings, slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { itemSlot, pictureOf } from '#domain/school/lists/item-pictures.ts'
import { listNames, listOf } from '#domain/school/lists/lists.ts'
import type { Route } from './+types/site-pictures'
import { MarkCard } from './mark-card.tsx'
import { slotOf } from './slot.ts'
import { SlotCard } from './slot-card.tsx'

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { school, photoUrls } = context.get(servicesContext)
  const latest = await school.latest()
  const { pictures, sampleDrawings, document } = latest
  const dated = datedDrawings(latest)
  const cardOf = (name: string) => {
    const slot = slotOf(name, latest)
    const picture = pictures[name]
    return {
      slot,
      photo: picture && slot.shape ? slotPictureView(slot.shape, picture, photoUrls.site) : null,
      file: picture && { nome: picture.nome, url: picture.url },
      isSample: sampleDrawings.includes(name),
      isKept: document.current.drawingsKept.includes(name),
      isDated: dated.includes(name),
    }
  }
  const lists = listNames.filter((name) => pictureOf(listOf(name)) && latest[name].length > 0)
  return {
    samples: sampleDrawings,
    marks: markSlots.map((name) => ({
      ...cardOf(name),
      mark: markView(pictures, photoUrls.site, name),
    })),
    groups: [
      {
        title: words.marks.photosTitle,
        cards: Object.keys(slotWords).filter(isPictureName).map(cardOf),
      },
      ...lists.map((name) => ({
        title: wordsOf(name).title,
        cards: latest[name].map(({ id }) => cardOf(itemSlot(name, id))),
      })),
    ],
  }
})

const cards = 'mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3'

export default function SitePictures({ loaderData }: Route.ComponentProps) {
  const { samples, marks, groups } = loaderData
  return (
    <Page
      title={words.title}
      lead={words.text}
      back={{ to: href('/admin/escola'), label: schoolWords.back }}
    >
      {samples.length > 0 && <Samples slots={samples} />}
      <h2 className="mt-10 text-title">{words.marks.title}</h2>
      <ul className={cards}>
        {marks.map(({ isDated: _, photo: __, ...card }) => (
          <MarkCard key={card.slot.name} {...card} />
        ))}
      </ul>
      {groups.map((group) => (
        <Fragment key={group.title}>
          <h2 className="mt-12 text-title">{group.title}</h2>
          <ul className={cards}>
            {group.cards.map((card) => (
              <SlotCard key={card.slot.name} {...card} />
            ))}
          </ul>
        </Fragment>
      ))}
    </Page>
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
