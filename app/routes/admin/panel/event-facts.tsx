import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { panelWords } from '#content/admin.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { eventDays } from '#domain/events/event-days.ts'

type EventFactsProps = { day: string | null; lastDay?: string | undefined; photoCount: number }

/** The days of an event and how many photos it has, with their icons. */
export function EventFacts({ day, lastDay, photoCount }: EventFactsProps) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      <span className="inline-flex items-center gap-1.5">
        <PanelIcon name="calendar-days" className="size-4.5" />
        {day ? eventDays({ data: day, ...(lastDay && { dataFim: lastDay }) }) : panelWords.undated}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <PanelIcon name="images" className="size-4.5" />
        {photoCountLabel(photoCount)}
      </span>
    </p>
  )
}
