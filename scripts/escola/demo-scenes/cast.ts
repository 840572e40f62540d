// Who comes to the school's parties: people of every age, drawn by lot but never twice the same side by side.
import {
  afro,
  beard,
  bob,
  chignon,
  crop,
  curls,
  fade,
  lob,
  pony,
  puffs,
  waves,
} from '../../drawings/hair.mjs'
import { C } from '../../drawings/kit.mjs'
import type { Hair, Look, Pattern, Skin, Wear } from './figure.ts'
import { type Chance, pick, shuffled } from './paper.ts'

type Person = Pick<
  Look,
  'skin' | 'hair' | 'glasses' | 'beard' | 'lips' | 'earring' | 'freckles' | 'child'
> & {
  skirts?: boolean
}

const black = '#1d1416'
const brown = '#4a2a1c'
const chestnut = '#6b3d22'
const blond = '#c98f3c'
const red = '#a4481f'

const adults: Person[] = [
  { skin: 'deep', hair: afro(), earring: C.s5, lips: '#8a3038', skirts: true },
  { skin: 'dark', hair: fade() },
  { skin: 'brown', hair: curls(), lips: '#a53b3b', skirts: true },
  { skin: 'tan', hair: waves(), lips: '#b8404a', skirts: true },
  { skin: 'olive', hair: lob(), glasses: C.b8, skirts: true },
  { skin: 'fair', hair: crop(chestnut, '#9a6238'), freckles: true },
  { skin: 'tan', hair: crop(), beard: beard() },
  { skin: 'brown', hair: crop(black, '#3d2e30'), glasses: '#2b2430' },
  { skin: 'fair', hair: bob(), glasses: C.r7, lips: '#b8404a', skirts: true },
  { skin: 'olive', hair: pony(brown, '#7a5034', C.s5), skirts: true },
  { skin: 'dark', hair: curls('#1f120e', '#4a2e20'), glasses: C.s6, skirts: true },
  { skin: 'fair', hair: waves(blond, '#e9c274'), lips: '#c65252', skirts: true },
  { skin: 'deep', hair: fade('#17100d', '#3a2318'), beard: beard('#17100d') },
  { skin: 'olive', hair: chignon(), lips: '#a8434a', earring: C.paper, skirts: true },
  { skin: 'fair', hair: pony(red, '#d4743a', C.b5), freckles: true, skirts: true },
  { skin: 'brown', hair: afro('#2b1710', '#55301f', 0.9) },
]

const children: Person[] = [
  { skin: 'dark', hair: puffs(), child: true, skirts: true },
  { skin: 'fair', hair: crop(blond, '#efcf86'), child: true, freckles: true },
  { skin: 'tan', hair: pony(brown, '#7a5034'), child: true, skirts: true },
  { skin: 'brown', hair: fade('#1f120e', '#4a2e20'), child: true },
  { skin: 'olive', hair: lob(), child: true, skirts: true },
  { skin: 'deep', hair: afro('#1a0f0c', '#3c241a', 0.95), child: true },
]

export type Wardrobe = {
  tops: string[]
  bottoms: string[]
  trims: string[]
  patterns: Pattern[]
  /** What the event adds: a hat, a painted face, a gown. `n` is the person's place in the picture. */
  dress?: (look: Look, n: number, rnd: Chance) => Partial<Look>
  wear?: Wear[]
}

/** A company of different people in the event's clothes. `kids` of them, at most, are children. */
export function company(rnd: Chance, count: number, wardrobe: Wardrobe, kids = 0): Look[] {
  const young = shuffled(rnd, children).slice(0, kids)
  const grown = shuffled(rnd, adults).slice(0, Math.max(0, count - young.length))
  const people = shuffled(rnd, [...young, ...grown]).slice(0, count)
  const tops = shuffled(rnd, wardrobe.tops)
  return people.map((person, n) =>
    dressed(person, n, rnd, wardrobe, tops[n % tops.length] as string),
  )
}

function dressed(person: Person, n: number, rnd: Chance, wardrobe: Wardrobe, top: string): Look {
  const { skirts, ...traits } = person
  const wear: Wear =
    skirts && rnd() > 0.35 ? pick(rnd, wardrobe.wear ?? ['dress', 'skirt']) : 'trousers'
  const look: Look = {
    ...traits,
    skin: traits.skin as Skin,
    hair: traits.hair as Hair,
    top,
    bottom: pick(rnd, wardrobe.bottoms),
    trim: pick(rnd, wardrobe.trims),
    pattern: pick(rnd, wardrobe.patterns),
    wear,
  }
  return { ...look, ...wardrobe.dress?.(look, n, rnd) }
}

/** Everyday clothes in the site's colours. */
export const everyday: Wardrobe = {
  tops: [C.b7, C.r6, C.s5, C.de, C.fr, C.es, C.b5, C.paper, '#2b9c6d', C.r4],
  bottoms: [C.b9, C.i7, '#4a5578', C.woodD, C.b8],
  trims: [C.paper, C.s1, C.b1, C.s5],
  patterns: ['plain', 'plain', 'plain', 'stripes', 'dots'],
}
