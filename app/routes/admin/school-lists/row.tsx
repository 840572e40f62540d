import { Form, Link } from 'react-router'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { isStatusKind, statusPath } from '#app/routes/admin/status/status-path.ts'
import type { AnyListWords } from '#content/school-lists/list-words.ts'
import { listPageWords as page } from '#content/school-lists/words.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { statusPage } from '#content/status-pictures.ts'
import type { AnyItem, Items } from '#domain/school/lists/lists.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { itemPath } from './list-paths.ts'
import { RowChoice } from './row-choice.tsx'

/** An item as its list shows it to the admin. */
export type RowView = {
  id: string
  name: string
  about: string
  text: string
  isHidden: boolean
  /** Why it is not on the site today. */
  offSite: string | null
  isSample: boolean
  /** Path of the page that uploads the item's picture, if it can have one. */
  picturePath?: string
  hasPicture?: boolean
  /** What the row lets one choose. */
  choice?: { field: string; chosen: string }
}

export function rowView(
  words: AnyListWords,
  item: AnyItem,
  known: Items & { today: SchoolDay },
): RowView {
  return {
    id: String(item.id),
    name: words.nameOf(item, known),
    about: words.about(item, known),
    text: words.textOf(item),
    isHidden: item.hidden ?? false,
    offSite: item.hidden ? null : (words.offSite?.(item, known) ?? null),
    isSample: item.sample ?? false,
  }
}

export type RowProps = {
  row: RowView
  words: AnyListWords
  /** The label of an invented item. */
  sampleMark: string
  heading: 'h2' | 'h3'
  /** The admin arranges the items; otherwise they are ordered by a date. */
  isArranged: boolean
  canRepeat: boolean
  isFirst: boolean
  isLast: boolean
}

export function Row({ row, words, heading: Heading, ...shown }: RowProps) {
  const { sampleMark, isArranged, canRepeat, isFirst, isLast } = shown
  const { id, name, about, text, isHidden, offSite, isSample } = row
  return (
    <li
      id={`${words.one}-${id}`}
      tabIndex={-1}
      className="bubble wrap-anywhere scroll-mt-4 border border-line bg-surface p-5"
    >
      <Heading className="flex flex-wrap items-center gap-x-4 gap-y-1 text-title">
        <span className="min-w-0">{name}</span>
        {isSample && <Mark className="bg-sun-tint">{sampleMark}</Mark>}
        {isHidden && <Mark className="bg-well">{page.hiddenMark}</Mark>}
        {offSite && <Mark className="bg-well">{offSite}</Mark>}
      </Heading>
      <p className="mt-1 text-small text-soft">{about}</p>
      {text && <p className="mt-3 max-w-3xl">{text}</p>}
      {row.choice && <RowChoice words={words} row={row} choice={row.choice} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {words.growing && isArranged && (
          <>
            <Move words={words} row={row} direction="subir" disabled={isFirst} />
            <Move words={words} row={row} direction="descer" disabled={isLast} />
          </>
        )}
        <EditLink words={words} row={row} />
        {canRepeat && (
          <Link to={`${itemPath(words.path, 'novo')}?repete=${id}`} className={smallButtonClass}>
            <PanelIcon name="copy" className="size-4.5" />
            {page.repeat}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        {isStatusKind(words.path) && (
          <Link to={statusPath(words.path, id)} className={smallButtonClass}>
            <PanelIcon name="share-2" className="size-4.5" />
            {statusPage.link}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        {row.picturePath && (
          <Link to={row.picturePath} className={smallButtonClass}>
            <PanelIcon name="image-up" className="size-4.5" />
            {row.hasPicture ? sitePicturesWords.replace : sitePicturesWords.sendItem}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
        {words.growing && (
          <>
            <HideButton words={words} row={row} />
            <ConfirmButton
              to={itemPath(words.path, id, 'excluir')}
              title={words.growing.removeTitle}
              question={words.growing.removeQuestion(name)}
              consequence={page.removeConsequence}
              className={smallButtonClass}
            >
              <PanelIcon name="trash-2" className="size-4.5" />
              {page.remove}
              <span className="sr-only"> {name}</span>
            </ConfirmButton>
          </>
        )}
      </div>
    </li>
  )
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span className={`rounded-full px-3 py-1 font-bold text-small ${className}`}>{children}</span>
  )
}

type OfRow = { words: AnyListWords; row: Pick<RowView, 'id' | 'name' | 'isHidden'> }

export function EditLink({ words, row: { id, name } }: OfRow) {
  return (
    <Link to={itemPath(words.path, id)} className={smallButtonClass}>
      <PanelIcon name="pencil" className="size-4.5" />
      {page.edit}
      <span className="sr-only"> {name}</span>
    </Link>
  )
}

export function HideButton({ words, row: { id, name, isHidden } }: OfRow) {
  return (
    <Form method="post" action={itemPath(words.path, 'esconder')} preventScrollReset>
      <input type="hidden" name={words.one} value={id} />
      <button
        type="submit"
        name="mostrar"
        value={isHidden ? 'sim' : 'nao'}
        className={smallButtonClass}
      >
        <PanelIcon name={isHidden ? 'eye' : 'eye-off'} className="size-4.5" />
        {isHidden ? page.show : page.hide}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  )
}

type MoveProps = OfRow & { direction: 'subir' | 'descer'; disabled: boolean }

function Move({ words, row: { id, name }, direction, disabled }: MoveProps) {
  return (
    <Form method="post" action={itemPath(words.path, 'mover')} preventScrollReset>
      <input type="hidden" name={words.one} value={id} />
      <button
        type="submit"
        name="para"
        value={direction}
        disabled={disabled}
        aria-label={page.move[direction](name)}
        className={smallButtonClass}
      >
        <PanelIcon name={direction === 'subir' ? 'arrow-up' : 'arrow-down'} className="size-4.5" />
      </button>
    </Form>
  )
}
