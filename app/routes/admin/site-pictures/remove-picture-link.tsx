import { type ReactNode, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { PictureName } from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DismissibleNotice } from '../dialogs/dismissible-notice.tsx'
import type { action } from './remove-picture.tsx'

type RemovePictureLinkProps = {
  slot: PictureName
  nome: string
  className: string
  children: ReactNode
}

/** A link to the page that asks; with script, a dialog asks instead. */
export function RemovePictureLink({ slot, nome, className, children }: RemovePictureLinkProps) {
  const fetcher = useFetcher<typeof action>()
  const [confirming, setConfirming] = useState(false)
  const path = href('/admin/escola/imagens/:imagem/desenho', { imagem: slot })
  const idle = fetcher.state === 'idle'

  return (
    <>
      <Link
        to={path}
        className={className}
        onClick={(click) => {
          click.preventDefault()
          setConfirming(true)
        }}
      >
        {children}
      </Link>
      {confirming && (
        <ConfirmDialog
          title={sitePicturesWords.removal.title}
          question={sitePicturesWords.removal.question(nome)}
          busy={!idle}
          onCancel={() => setConfirming(false)}
          onConfirm={async () => {
            await fetcher.submit(null, { method: 'post', action: path })
            setConfirming(false)
          }}
        />
      )}
      <DismissibleNotice
        notice={idle && !confirming ? fetcher.data?.failure : undefined}
        answer={fetcher.data}
      />
    </>
  )
}
