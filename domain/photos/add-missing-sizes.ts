import { schoolClockTime } from '#domain/school-day.ts'
import { photoKey } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'

type Ports = { photos: PhotoStore; pictures: PictureEncoder }

/** Per run: each photo keeps a core busy for a second. */
const photosAtOnce = 20

/** From one to five at the school. */
function isNight(now: Date): boolean {
  const time = schoolClockTime(now).slice(11, 16)
  return time >= '01:00' && time < '05:00'
}

/**
 * Makes the sizes that photos of earlier releases lack, a few at a time, at night. Until then pages do without them.
 * Returns a function to call every few minutes.
 */
export function missingSizes({ photos, pictures }: Ports) {
  let isDone = !photos.addMissingSizes
  return async (now: Date): Promise<number> => {
    if (isDone || !isNight(now)) return 0
    const keys = (await photos.stored()).map(({ url }) => photoKey(url))
    const added = await photos.addMissingSizes?.(keys, photosAtOnce, async (large, size) => {
      const picture = await pictures.encode(large)
      return 'refused' in picture ? null : picture.files[size]
    })
    isDone = !added
    return added ?? 0
  }
}
