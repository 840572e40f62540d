import { href } from 'react-router'
import { galleryPage } from '#content/gallery.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

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
