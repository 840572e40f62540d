import { href } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'

export function CalendarLink({ eventId }: { eventId: string }) {
  return (
    <a
      href={href('/galeria-evento/:id/agenda.ics', { id: eventId })}
      className={buttonClass('secondary')}
    >
      <Icon name="calendar-plus" className="size-5" />
      {galleryPage.calendar}
    </a>
  )
}
