import type { Photo } from './photo.ts'

/** Told when photos are deleted but files of theirs could not go: the next sweep takes them. */
export type OnFilesLeft = (urls: string[], fault: unknown) => void

/** For work on files that no event has any more: when it fails, the photos are deleted all the same. */
export async function orLeaveFiles<T>(
  photos: Photo[],
  onFilesLeft: OnFilesLeft,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (fault) {
    const urls = photos.map(({ url }) => url)
    onFilesLeft(urls, fault)
    return null
  }
}
