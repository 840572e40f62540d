import type { ReactNode } from 'react'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'

export type RejectedFile = { sentence: string; file?: File | undefined }

type RejectedFilesDialogProps = {
  rejected: RejectedFile[]
  onClose: () => void
  closeLabel?: string
  returnFocusTo?: string | undefined
  action?: ReactNode
}

/** Lists every file that was not sent or not saved. The first one is the dialog's message. */
export function RejectedFilesDialog(props: RejectedFilesDialogProps) {
  const { rejected, returnFocusTo, ...rest } = props
  const [first, ...others] = rejected
  return (
    <MessageDialog
      {...rest}
      {...(returnFocusTo && { returnFocusTo })}
      message={uploadFailed(first?.sentence ?? '')}
      picture={first?.file && <FileThumbnail file={first.file} />}
      details={others.map(({ sentence, file }) => (
        <>
          {file && <FileThumbnail file={file} />}
          <span className="min-w-0 flex-1">{sentence}</span>
        </>
      ))}
    />
  )
}
