/** Tags of a backup beside its contents. */
export const doubtedTag = 'relogio-em-duvida'
export const releaseTag = 'release='

export type BackupContents = { events: number; photos: number; bytes: number }

/** A snapshot's tags can be listed without reading it, so that a person sees what each backup contains. */
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
