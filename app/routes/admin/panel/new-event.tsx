import { useEffect, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { EventForm } from '#app/routes/admin/event/event-form.tsx'
import { hasDraft } from '#app/routes/admin/forms/draft-storage.ts'
import type { EditAnswer } from '#app/routes/admin/forms/edit-answer.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { panelWords } from '#content/admin.ts'
import type { Visibility } from '#domain/events/visibility.ts'
import type { AskedField } from '#domain/fields/control.ts'

type NewEventProps = {
  answer: EditAnswer | undefined
  asked: readonly AskedField[]
  submissionId: string
  visibility: Visibility
}

const draftKey = 'novo'

/** The folded form. It opens by itself if something typed waits in it. */
export function NewEvent({ answer, asked, submissionId, visibility }: NewEventProps) {
  const [search] = useSearchParams()
  const [open, setOpen] = useState(answer !== undefined)
  const saved = search.get('aviso') === 'evento-criado'

  useEffect(() => {
    if (saved) setOpen(false)
    else if (hasDraft(draftKey)) setOpen(true)
  }, [saved])

  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={buttonClass('primary', 'cursor-pointer list-none')}>
        {panelWords.newEvent}
      </summary>
      <EventForm
        action={href('/admin')}
        draftKey={draftKey}
        asked={asked}
        stored={{ visibilidade: visibility }}
        answer={answer}
        hiddenFields={{ envio: submissionId }}
        saved={saved}
      />
    </details>
  )
}
