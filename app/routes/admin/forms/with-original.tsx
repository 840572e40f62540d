import { type ReactNode, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { schoolWords } from '#content/admin.ts'

type WithOriginalProps = {
  name: string
  label: string
  original: string
  typed: string
  children: ReactNode
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A field with a button that restores the text that ships with the site. Without script, emptying it does so. */
export function WithOriginal({ name, label, original, typed, children }: WithOriginalProps) {
  const [isOwn, setIsOwn] = useState(typed !== original)
  const restore = () => {
    const field = document.getElementById(`campo-${name}`) as TextField
    field.value = original
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <div
      onInput={({ target }) => setIsOwn((target as TextField).value !== original)}
      className="grid content-start gap-2"
    >
      {children}
      {isOwn && (
        <button
          type="button"
          onClick={restore}
          className={`needs-script justify-self-start ${smallButtonClass}`}
        >
          <PanelIcon name="undo-2" className="size-4.5 flex-none" />
          {schoolWords.backToOriginal}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  )
}
