import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'

type DiscardDialogProps = { photos: number; onDiscard: () => void; onKeep: () => void }

/** Asked before photos that have arrived are dropped. */
export function DiscardDialog({ photos, onDiscard, onKeep }: DiscardDialogProps) {
  const { title, question, consequence, confirm } = photosWords.discarding
  return (
    <MessageDialog
      message={{ kind: 'warning', title, text: `${question(photos)} ${consequence}` }}
      onClose={onKeep}
      closeLabel={adminWords.cancel}
      after={
        <Button variant="quiet" onClick={onDiscard}>
          {confirm}
        </Button>
      }
    />
  )
}
