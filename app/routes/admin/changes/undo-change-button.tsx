import { Form, href } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { changesWords } from '#content/changes/changes.ts'

type UndoChangeButtonProps = {
  id: string
  isUndone: boolean
  /** For screen readers, where a page has several of these buttons. */
  deed?: string
  /** Where the response leads back to, if not to the list of changes. */
  from?: 'escola'
}

/** Undoes a recorded change, or redoes it. */
export function UndoChangeButton({ id, isUndone, deed, from }: UndoChangeButtonProps) {
  const path = href('/admin/mudancas/desfazer')
  return (
    <Form method="post" action={from ? `${path}?de=${from}` : path}>
      <input type="hidden" name="mudanca" value={id} />
      <input type="hidden" name="desfeita" value={String(isUndone)} />
      <button type="submit" className={buttonClass('secondary')}>
        <PanelIcon name={isUndone ? 'redo-2' : 'undo-2'} className="size-5" />
        {isUndone ? changesWords.redo : changesWords.undo}
        {deed && <span className="sr-only">: {deed}</span>}
      </button>
    </Form>
  )
}
