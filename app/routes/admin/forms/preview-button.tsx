import { buttonClass } from '#app/ui/button.tsx'
import { previewWords } from '#content/admin.ts'

/** Opens the page of the site with what is typed, in a tab of its own. Saves nothing. */
export function PreviewButton({ path }: { path: string }) {
  return (
    <button
      type="submit"
      formAction={path}
      formTarget="_blank"
      formNoValidate
      className={buttonClass('secondary')}
      onClick={(click) => {
        const { form } = click.currentTarget
        if (!form) return
        // The router would handle the submission itself, and stay in this tab.
        click.preventDefault()
        const before = form.getAttribute('action') ?? ''
        form.action = path
        form.target = '_blank'
        HTMLFormElement.prototype.submit.call(form)
        form.setAttribute('action', before)
        form.removeAttribute('target')
      }}
    >
      {previewWords.button}
    </button>
  )
}
