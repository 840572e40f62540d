import { ConfirmDialog } from '#app/routes/admin/dialogs/confirm-dialog.tsx'
import { photosWords } from '#content/admin.ts'

type DiscardDialogProps = { photos: number; onDiscard: () => void; onKeep: () => void }

/** Asked before photos that have arrived are dropped. */
export function DiscardDialog({ photos, onDiscard, onKeep }: DiscardDialogProps) {
  const { title, question, consequence, confirm } = photosWords.discarding
  return (
    <ConfirmDialog
      title={title}
      question={question(photos)}
      consequence={consequence}
      confirm={confirm}
      busy={false}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  )
}
