import { DownloadLink } from '#app/routes/site/gallery/download-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { familyPage } from '#content/family.ts'

type DownloadAllProps = { event: { path: string; photoCount: number } }

export default function DownloadAll({ event }: DownloadAllProps) {
  return (
    <DownloadLink
      event={event}
      url={`${event.path}/fotos.zip`}
      className={buttonClass('secondary')}
    >
      <Icon name="images" className="size-5" />
      {familyPage.download}
    </DownloadLink>
  )
}
