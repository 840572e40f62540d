import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import type { BatchFile } from './batch-storage.ts'
import { type CurrentUpload, countOf } from './current-upload.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { cancelUpload } from './run-upload.ts'

// On a phone, sending takes most of the time and making the picture the rest.
export const sendingShare = 0.75

/** One bar for all files, and the way to cancel. */
export function UploadProgress({ upload }: { upload: CurrentUpload }) {
  const [asking, setAsking] = useState(false)
  const { batch, phase, tries } = upload
  const total = batch.files.reduce((sum, { size }) => sum + size, 0)
  const done = batch.files.reduce((sum, file) => sum + file.size * shareOf(file), 0)
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0
  const arrived = countOf(batch, 'sent')
  const isCancelling = phase === 'cancelling'
  const label = labelOf(upload, done, total)
  return (
    <ProgressBar
      percent={percent}
      label={label}
      {...((tries > 0 || isCancelling) && { spoken: label })}
    >
      <Button
        variant="quiet"
        className="disabled:opacity-60 sm:justify-self-start"
        disabled={isCancelling}
        onClick={() => (arrived > 0 ? setAsking(true) : void cancelUpload())}
      >
        {adminWords.cancel}
      </Button>
      {asking && (
        <DiscardDialog
          photos={arrived}
          onDiscard={() => void cancelUpload()}
          onKeep={() => setAsking(false)}
        />
      )}
    </ProgressBar>
  )
}

type ProgressBarProps = {
  /** What goes on, for a screen reader. */
  name?: string
  percent: number
  label: string
  /** What a screen reader says; by default each quarter, not every byte. */
  spoken?: string
  children: ReactNode
}

export function ProgressBar(props: ProgressBarProps) {
  const { name = photosWords.progress, percent, label, spoken, children } = props
  return (
    <div className="mt-3 grid w-full max-w-xl gap-2 text-left">
      <progress aria-label={name} max={100} value={percent} className="upload-bar" />
      <p className="flex justify-between gap-4 font-semibold">
        <span>{label}</span>
        <span>{percent}%</span>
      </p>
      {children}
      <p role="status" className="sr-only">
        {spoken ?? `${name}: ${Math.floor(percent / 25) * 25}%`}
      </p>
    </div>
  )
}

/** Every file with what has become of it. */
export function FileList({ files }: { files: BatchFile[] }) {
  return (
    <section aria-label={photosWords.files} className="mt-2 w-full max-w-xl text-left">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what has the focus */}
      <ul tabIndex={0} className="upload-files text-small">
        {files.map(({ name, state }, place) => (
          <li key={place} data-state={state.kind} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="flex-none">{photosWords.states[state.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function shareOf({ state }: BatchFile): number {
  if (state.kind === 'sending') return sendingShare * state.share
  return state.kind === 'to-send' ? 0 : 1
}

function labelOf({ phase, tries, batch }: CurrentUpload, done: number, total: number): string {
  if (phase === 'cancelling') return photosWords.cancelling
  if (tries > 0) return photosWords.offline
  if (phase === 'saving') return photosWords.saving
  if (done === 0) return photosWords.preparing
  const isReceived = batch.files.every(({ state }) => state.kind !== 'to-send')
  if (isReceived && batch.files.every((file) => shareOf(file) >= sendingShare)) {
    return photosWords.processing(countOf(batch, 'sent'), batch.files.length)
  }
  return photosWords.sending(megabytes(done), megabytes(total))
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
