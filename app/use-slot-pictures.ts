import missing from 'picture:photo-missing?src'
import { useRouteLoaderData } from 'react-router'
import type { PictureName } from '#content/media/slots.ts'
import type { loader as rootLoader } from './root.tsx'
import type { PictureSource } from './ui/picture.tsx'

export type SlotPictures = Partial<Record<PictureName, PictureSource>>

/** The photos that replace drawings, from the root loader. */
export function useSlotPictures(): SlotPictures {
  return useRouteLoaderData<typeof rootLoader>('root')?.pictures ?? {}
}

/** Shown instead of a photo that cannot be loaded. */
export function usePhotoFallback(): string {
  return useSlotPictures()['photo-missing']?.src ?? missing
}
