import { type RefObject, useState } from 'react'
import { href } from 'react-router'
import { checkFiles } from '#app/routes/admin/upload/check-files.ts'
import { reducePhotos } from '#app/routes/admin/upload/reduce-photos.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { previewWords } from '#content/admin.ts'
import { isBrandSlot } from '#domain/school/brand.ts'
import { isSvg, svgAsPng } from './svg-as-png.ts'

type PicturePreviewButtonProps = {
  slot: string
  /** Where the site shows the slot: '/#sobre'. */
  place: string
  fileInput: RefObject<HTMLInputElement | null>
}

/** Opens the page of the site with the chosen file, in a tab of its own. Saves nothing. */
export function PicturePreviewButton({ slot, place, fileInput }: PicturePreviewButtonProps) {
  const [, hash = ''] = place.split('#')
  const action = `${href('/admin/escola/imagens/:imagem/como-fica', { imagem: slot })}#${hash}`
  const [preparing, setPreparing] = useState(false)

  const show = async () => {
    const { current: input } = fileInput
    const chosen = input?.files?.[0]
    if (!chosen) return void input?.reportValidity()
    // Opened by the press itself: a browser blocks a tab that opens later.
    const tab = `como-fica-${slot}`
    window.open('', tab)
    setPreparing(true)
    const file = await sendable(chosen, slot).catch(() => chosen)
    setPreparing(false)
    submitFile(file, action, tab)
  }

  return (
    <button
      type="submit"
      formAction={action}
      formMethod="post"
      formEncType="multipart/form-data"
      formTarget="_blank"
      formNoValidate
      className={buttonClass('secondary')}
      disabled={preparing}
      onClick={(click) => {
        click.preventDefault()
        void show()
      }}
    >
      {previewWords.button}
    </button>
  )
}

/** As the form would send it: small enough, and no SVG. */
async function sendable(file: File, slot: string): Promise<File> {
  if (isBrandSlot(slot) && isSvg(file)) return (await svgAsPng(file)) ?? file
  const { reducible } = await checkFiles([file])
  if (reducible.length === 0) return file
  const { files } = await reducePhotos([file], {
    isReducible: () => true,
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  return files[0] ?? file
}

function submitFile(file: File, action: string, target: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action, target })
  const input = document.createElement('input')
  const files = new DataTransfer()
  files.items.add(file)
  Object.assign(input, { type: 'file', name: 'foto', files: files.files })
  form.hidden = true
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
}
