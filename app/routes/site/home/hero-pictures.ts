import hero1 from 'picture:hero-1'
import hero2 from 'picture:hero-2'
import hero3 from 'picture:hero-3'
import { useSlotPictures } from '#app/use-slot-pictures.ts'

const drawings = { 'hero-1': hero1, 'hero-2': hero2, 'hero-3': hero3 }

/** The pictures of the slides: drawings, or the photos that replace them. */
export function useHeroPictures() {
  const photos = useSlotPictures()
  return {
    'hero-1': photos['hero-1'] ?? drawings['hero-1'],
    'hero-2': photos['hero-2'] ?? drawings['hero-2'],
    'hero-3': photos['hero-3'] ?? drawings['hero-3'],
  }
}
