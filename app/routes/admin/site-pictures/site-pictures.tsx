import { Fragment } from 'react'
import { Form, href, redirect } from 'react-router'
import { markView } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { isPictureName, markSlots } from '#content/media/slots.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { datedDrawings, slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { itemSlot, pictureOf } from '#domain/school/lists/item-pictures.ts'
import { listNames, listOf } from '#domain/school/lists/lists.ts'
import { withState } from '#domain/school/school-document.ts'
import type { Route } from './+types/site-pictures'
import { MarkCard } from './mark-card.tsx'
import { slotNamed, slotOf } from './slot.ts'
import { SlotCard } from './slot-card.tsx'

export const handle: RouteHandle = { form: true }

const list = href('/admin/escola/imagens')

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

/** Takes drawings off the list of what is left to publish, or puts them back. */
export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    const { school } = context.get(servicesContext)
    const form = await request.formData()
    const slots: string[] = form.getAll('imagem').map((name) => slotNamed(String(name)))
    const keep = form.get('manter') !== 'nao'

    const outcome = await changeSchool(school, authorOf(context), ({ document }) => {
      const before = document.current.drawingsKept
      const others = before.filter((slot) => !slots.includes(slot))
      const drawingsKept = keep ? [...new Set([...before, ...slots])] : others
      if (drawingsKept.length === before.length) return { refusal: null }
      return {
        document: withState(document, { drawingsKept }),
        change: { kind: 'school', subject: words.title },
      }
    })
    if ('saved' in outcome) logChange(context, outcome.saved)
    return redirect(list)
  },
  () => redirect(withFlash(list, 'escola-nao-salva')),
)

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
    <Form method="post" action={list} className="bubble mt-6 grid max-w-3xl gap-4 bg-sun-tint p-5">
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
