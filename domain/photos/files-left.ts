import type { Photo } from './photo.ts'

/** Called when photos are deleted but some of their files are not: the next sweep deletes those. */
export type OnFilesLeft = (urls: string[], fault: unknown) => void

/** For work on files that no event refers to any more: if it fails, the photos are still deleted. */
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
