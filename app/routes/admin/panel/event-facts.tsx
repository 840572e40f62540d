import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { panelWords } from '#content/admin.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { eventDays } from '#domain/events/event-days.ts'

type EventFactsProps = { day: string | null; lastDay?: string | undefined; photoCount: number }

/** The days of an event and how many photos it has; with icons where there is room for them. */
export function EventFacts({ day, lastDay, photoCount }: EventFactsProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-soft sm:gap-x-5">
      <span className="inline-flex items-center gap-1.5">
        <PanelIcon name="calendar-days" className="size-4.5 max-sm:hidden" />
        {day ? eventDays({ data: day, ...(lastDay && { dataFim: lastDay }) }) : panelWords.undated}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <PanelIcon name="images" className="size-4.5 max-sm:hidden" />
        {photoCountLabel(photoCount)}
      </span>
    </p>
  )
}
