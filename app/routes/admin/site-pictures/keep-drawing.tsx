import { Form, href } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import type { Slot } from './slot.ts'

/** Takes the sample drawing of a slot off the list 'Antes de publicar', or puts it back. */
export function KeepDrawing({
  slot,
  isKept,
}: {
  slot: Pick<Slot, 'name' | 'title'>
  isKept: boolean
}) {
  return (
    <Form method="post" action={href('/admin/escola/imagens')} preventScrollReset className="grid">
      <input type="hidden" name="imagem" value={slot.name} />
      <button
        type="submit"
        name="manter"
        value={isKept ? 'nao' : 'sim'}
        className={smallButtonClass}
      >
        <PanelIcon name={isKept ? 'undo-2' : 'check'} className="size-4.5 flex-none" />
        {isKept ? words.unkeep : words.keep}
        <span className="sr-only">: {slot.title}</span>
      </button>
    </Form>
  )
}
