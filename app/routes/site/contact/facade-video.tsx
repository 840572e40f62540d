import poster from 'picture:facade-loop'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useReducedMotion } from '#app/ui/reduced-motion.ts'
import { contactPage } from '#content/contact.ts'
import mp4 from '#content/media/facade-loop.mp4'
import webm from '#content/media/facade-loop.webm'

const words = contactPage.video

export function FacadeVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const reducedMotion = useReducedMotion()

  // Instead of `autoplay`, which ignores reduced motion.
  useEffect(() => {
    if (!reducedMotion) video.current?.play().catch(() => setPlaying(false))
  }, [reducedMotion])

  const toggle = () => {
    if (playing) video.current?.pause()
    else video.current?.play().catch(() => setPlaying(false))
  }

  return (
    <figure className="relative">
      <div className="bubble relative aspect-[16/10] overflow-hidden [--bubble:3rem] md:aspect-auto md:h-full md:min-h-96">
        <Picture
          source={poster}
          alt={words.description}
          priority
          sizes="(min-width: 768px) 60vw, 100vw"
          className="size-full"
        />
        <video
          ref={video}
          loop
          muted
          playsInline
          preload="none"
          aria-label={words.description}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          className="facade-video absolute inset-0 size-full object-cover"
          data-playing={playing}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </div>
      <button
        type="button"
        onClick={toggle}
        className="button absolute bottom-4 left-4 cursor-pointer bg-surface text-text"
      >
        {playing ? (
          <Icon name="pause" className="size-5" />
        ) : (
          <Icon name="play" className="size-5" />
        )}
        {playing ? words.pause : words.play}
      </button>
      <figcaption className="sr-only">{words.title}</figcaption>
    </figure>
  )
}
