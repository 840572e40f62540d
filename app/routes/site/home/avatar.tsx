import { useEffect, useRef, useState } from 'react'
import { initialsAvatar } from '#domain/avatar.ts'

type AvatarProps = { name: string; background: string }

/** Initials drawn by our own address; when that fails, the same picture drawn in the page. */
export function Avatar({ name, background }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before React was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  const address = `/avatar.svg?nome=${encodeURIComponent(name)}&cor=${background}`
  const drawn = `data:image/svg+xml,${encodeURIComponent(initialsAvatar(name, background))}`
  return (
    <img
      ref={image}
      src={failed ? drawn : address}
      onError={() => setFailed(true)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="bubble size-14 flex-none [--bubble:1.25rem]"
    />
  )
}
