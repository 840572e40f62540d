export type BackupContents = { events: number; photos: number; bytes: number }

/** Tags of a snapshot can be listed without reading it, so that a person sees which backup has what in it. */
export function tagsOf({ events, photos, bytes }: BackupContents): string[] {
  return [`events=${events}`, `photos=${photos}`, `bytes=${bytes}`]
}

export function contentsOfTags(tags: readonly string[]): BackupContents | null {
  const [events, photos, bytes] = ['events', 'photos', 'bytes'].map((name) => {
    const tag = tags.find((one) => one.startsWith(`${name}=`))
    return tag === undefined ? undefined : Number(tag.slice(name.length + 1))
  })
  if (events === undefined || photos === undefined || bytes === undefined) return null
  return { events, photos, bytes }
}
