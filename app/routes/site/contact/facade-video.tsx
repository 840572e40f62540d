import poster from 'picture:facade-loop'
import { Icon } from '#app/ui/icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { contactPage } from '#content/contact.ts'
import mp4 from '#content/media/facade-loop.mp4'
import webm from '#content/media/facade-loop.webm'

const words = contactPage.video

const frame =
  'bubble relative aspect-[16/10] overflow-hidden [--bubble:3rem] xl:aspect-auto xl:h-full xl:min-h-96'

/** Started by play-facade-video.ts. A photo of the school replaces it. */
export function FacadeVideo() {
  const photo = useSlotPictures()['facade-loop']
  if (photo) {
    return (
      <div className={frame}>
        <StillPicture source={photo} />
      </div>
    )
  }
  return (
    <figure className="group relative" data-playing={false}>
      <div className={frame}>
        <StillPicture source={poster} />
        <video
          loop
          muted
          playsInline
          preload="none"
          aria-label={words.description}
          className="facade-video absolute inset-0 size-full object-cover"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </div>
      <button
        type="button"
        className="needs-script button absolute bottom-4 left-4 cursor-pointer bg-surface text-text"
      >
        <span className="flex gap-2.5 group-data-[playing=true]:hidden">
          <Icon name="play" className="size-5" />
          {words.play}
        </span>
        <span className="hidden gap-2.5 group-data-[playing=true]:flex">
          <Icon name="pause" className="size-5" />
          {words.pause}
        </span>
      </button>
      <figcaption className="sr-only">{words.title}</figcaption>
    </figure>
  )
}

function StillPicture({ source }: { source: PictureSource }) {
  return (
    <Picture
      source={source}
      alt={words.description}
      priority
      sizes="(min-width: 1280px) 60vw, 100vw"
      className="size-full xl:absolute xl:inset-0"
    />
  )
}
