import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import { cancelUpload, type UploadProgress as Progress } from './current-upload.ts'

// On a phone, sending takes most of the time and making the pictures the rest.
const sendingShare = 0.75

export function UploadProgress(progress: Progress) {
  const { sent, total, ready, files, attempt, cancelling } = progress
  const share = sendingShare * (sent / total) + (1 - sendingShare) * (ready / files)
  const percent = Math.round(share * 100)
  return (
    <div className="mt-3 grid w-full max-w-xl gap-2 text-left">
      <progress
        aria-label={photosWords.progress}
        max={100}
        value={percent}
        className="upload-bar"
      />
      <p className="flex justify-between gap-4 font-semibold">
        <span>{labelOf(progress)}</span>
        <span>{percent}%</span>
      </p>
      <Button
        variant="quiet"
        className="disabled:opacity-60 sm:justify-self-start"
        disabled={cancelling}
        onClick={() => void cancelUpload()}
      >
        {adminWords.cancel}
      </Button>
      {/* Spoken at the start, at each quarter and at the end, not at every byte. */}
      <p role="status" className="sr-only">
        {attempt > 0 || cancelling
          ? labelOf(progress)
          : `${photosWords.progress}: ${Math.floor(percent / 25) * 25}%`}
      </p>
    </div>
  )
}

function labelOf({ sent, total, ready, files, attempt, cancelling }: Progress): string {
  if (cancelling) return photosWords.cancelling
  if (attempt > 0) return photosWords.retrying(attempt)
  if (sent === 0) return photosWords.preparing
  if (sent < total) return photosWords.sending(megabytes(sent), megabytes(total))
  return ready < files ? photosWords.processing(ready, files) : photosWords.saving
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
