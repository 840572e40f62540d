import eventPlaceholder from 'picture:event-placeholder'
import facadeDoor from 'picture:facade-door'
import facadeLoop from 'picture:facade-loop'
import facadeSign from 'picture:facade-sign'
import facadeWindow from 'picture:facade-window'
import hero1 from 'picture:hero-1'
import hero2 from 'picture:hero-2'
import hero3 from 'picture:hero-3'
import notFound from 'picture:not-found'
import owner from 'picture:owner'
import photoMissing from 'picture:photo-missing'
import storefront from 'picture:storefront'
import storefrontAfternoon from 'picture:storefront-afternoon'
import storefrontEvening from 'picture:storefront-evening'
import type { PictureSource } from '#app/ui/picture.tsx'
import type { PictureName } from '#content/media/slots.ts'

/** The drawing of each slot, shown until the school uploads a photo. */
export const drawings: Record<PictureName, PictureSource> = {
  'hero-1': hero1,
  'hero-2': hero2,
  'hero-3': hero3,
  storefront,
  'storefront-afternoon': storefrontAfternoon,
  'storefront-evening': storefrontEvening,
  'facade-sign': facadeSign,
  'facade-door': facadeDoor,
  'facade-window': facadeWindow,
  'facade-loop': facadeLoop,
  owner,
  'event-placeholder': eventPlaceholder,
  'photo-missing': photoMissing,
  'not-found': notFound,
}
