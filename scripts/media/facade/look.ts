// How a person is described before being drawn.
import type { Hair } from './heads.ts'

export type Look = {
  skin: string
  hair: string
  style: Hair
  top: string
  bottom: string
  wear?: 'trousers' | 'skirt' | 'shorts' | 'dress'
  shoes?: string
  longSleeves?: boolean
  bag?: 'backpack' | 'tote' | 'shoulder'
  bagColor?: string
  holds?: 'books' | 'can' | 'broom' | 'leash' | 'book' | 'flowers'
  headScale?: number
  glasses?: boolean
}
