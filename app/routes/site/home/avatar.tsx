import { withFallback } from '#app/ui/with-fallback.ts'
import { initialsAvatar } from '#domain/avatar.ts'

type AvatarProps = { name: string; background: string }

/** The initials from /avatar.svg; when that fails, the same picture as a data URL. */
export function Avatar({ name, background }: AvatarProps) {
  const url = `/avatar.svg?nome=${encodeURIComponent(name)}&cor=${background}`
  const dataUrl = `data:image/svg+xml,${encodeURIComponent(initialsAvatar(name, background))}`
  return (
    <img
      {...withFallback(dataUrl)}
      src={url}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="bubble size-14 flex-none [--bubble:1.25rem]"
    />
  )
}
