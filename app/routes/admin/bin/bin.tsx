import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { panelWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { takeSlice } from '#domain/events/listed-events.ts'
import type { Route } from './+types/bin'
import { BinItem } from './bin-item.tsx'
import { itemView } from './item-view.ts'

const itemsPerPage = 30

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const items = await context.get(servicesContext).events.bin.all()
  const page = readPageNumber(url.searchParams.get('pagina'))
  const pages = pageCount(items.length, itemsPerPage)
  if (page > pages) throw redirect(href('/admin/lixeira'))
  const shown = takeSlice(items, pageSlice(page, itemsPerPage))
  const views = await Promise.all(shown.map((item) => itemView(item, context)))
  return { items: views, total: items.length, page, pages }
})

export default function Bin({ loaderData }: Route.ComponentProps) {
  const { items, total, page, pages } = loaderData
  return (
    <Page title={binWords.title} status={binWords.count(total)} lead={binWords.text}>
      {total === 0 ? (
        <p className="bubble mt-8 flex items-center gap-4 bg-well p-6 text-soft">
          <PanelIcon name="trash-2" className="size-7 flex-none" />
          {binWords.empty}
        </p>
      ) : (
        <>
          <div className="mt-6">
            <ConfirmButton
              to={href('/admin/lixeira/esvaziar')}
              title={binWords.emptying.title}
              question={binWords.emptying.question(total)}
              consequence={binWords.forGood.consequence}
              confirm={binWords.emptying.label}
              pictures={items.map(({ cover }) => cover?.src)}
              className={buttonClass('secondary')}
            >
              <PanelIcon name="trash-2" className="size-5" />
              {binWords.emptying.label}
            </ConfirmButton>
          </div>
          <ul className="mt-8 grid grid-cols-1 gap-4">
            {items.map((item) => (
              <BinItem key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
      <PageLinks
        page={page}
        pages={pages}
        label={binWords.pages}
        previous={binWords.newer}
        next={binWords.older}
        positionLabel={panelWords.place}
        pathOf={(number) => `${href('/admin/lixeira')}?pagina=${number}`}
      />
    </Page>
  )
}
