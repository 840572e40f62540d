// Heads and hair in profile, looking right, around (0, 0); and the busts of a class seen through a window.
import { type Light, mix, P } from './light.ts'
import { at, circle, path, rect, scallopD, stroke } from './svg.ts'

export type Hair = 'short' | 'bun' | 'long' | 'pony' | 'curly' | 'cap' | 'bald' | 'bob'

/** Hair that hangs behind the neck and shoulders. */
export const backHair = (style: Hair, hair: string): string => {
  if (style === 'long') return path('M-6 -18C-22 -14 -19 8 -21 28C-16 34 -6 31 -2 24L2 -4Z', hair)
  if (style === 'bob') return path('M-6 -19C-21 -15 -20 4 -17 15C-12 18 -4 17 -1 13L4 -6Z', hair)
  if (style === 'pony') return path('M-12 -10C-27 -14 -31 4 -25 21C-20 17 -20 4 -10 -2Z', hair)
  if (style === 'bun') return circle(-17, -13, 8.5, hair)
  if (style === 'curly') return path(scallopD(-5, -7, 19, 18, 11, 4), hair)
  return ''
}

export const head = (
  style: Hair,
  skin: string,
  hair: string,
  shade: string,
  ink: string,
  glasses = false,
): string => {
  const neck = path('M-8 6L-7 25Q-1 29 5 24L4 10Z', shade)
  const face = path(
    'M-2 -17C8 -18 14 -12 14 -5L17.6 1.5Q17 3.4 14 3.6L13.6 7C14 11 12 15 7 15.4C1 16 -6 13 -10 6C-16 -4 -13 -17 -2 -17Z',
    skin,
  )
  const features =
    circle(8.6, -2.6, 1.5, ink) +
    stroke('M6.5 -6.6q2.6 -1.8 5 -.4', ink, 1.3) +
    stroke('M7.5 8.4q3 1.6 5.2 -.4', ink, 1.3) +
    circle(7.4, 4.4, 2.8, P.red400, { 'fill-opacity': 0.28 })
  const ear = circle(-3, 1, 3.2, shade)
  const specs = glasses
    ? `<circle cx="9" cy="-2.4" r="4.2" fill="none" stroke="${ink}" stroke-width="1.3"/>${stroke('M4.8 -2.6L-3 -1.6', ink, 1.3)}`
    : ''
  const tops: Record<Hair, string> = {
    short:
      'M14 -8C14 -19 3 -23 -6 -20C-17 -16 -18 -4 -14 7L-9 9C-8 3 -8 -1 -5 -3C0 -3 3 -7 4 -10C8 -9 11 -9 14 -8Z',
    bun: 'M14 -8C14 -19 3 -22 -6 -20C-17 -16 -18 -4 -13 6L-8 5C-8 1 -7 -2 -4 -4C1 -5 4 -8 5 -11C9 -10 11 -9 14 -8Z',
    long: 'M14 -8C14 -20 2 -23 -7 -20C-19 -15 -18 2 -18 14L-6 14C-8 5 -7 -1 -4 -4C1 -5 4 -8 5 -11C9 -10 11 -9 14 -8Z',
    bob: 'M15 -6C15 -20 3 -23 -7 -20C-19 -15 -19 2 -17 13L-5 12C-7 5 -6 0 -3 -3C3 -4 6 -7 7 -10C10 -9 12 -8 15 -6Z',
    pony: 'M14 -8C14 -19 3 -22 -6 -20C-17 -16 -17 -4 -12 3L-8 3C-8 0 -7 -3 -4 -5C1 -6 4 -9 5 -11C9 -10 11 -9 14 -8Z',
    curly: '',
    cap: 'M13 -9C12 -20 0 -23 -8 -19C-17 -14 -17 -4 -13 6L-9 6C-9 0 -8 -5 -6 -8Z',
    bald: 'M-9 -14C-17 -10 -16 0 -12 8L-8 7C-8 2 -8 -1 -6 -3C-9 -6 -9 -10 -9 -14Z',
  }
  const cap =
    style === 'cap'
      ? path(
          'M15 -9C14 -21 0 -25 -9 -19C-13 -16 -15 -12 -15 -8L15 -8C20 -9 25 -8 27 -5C22 -5 17 -5 14 -5Z',
          P.red600,
        )
      : ''
  const curls =
    style === 'curly'
      ? path(scallopD(-1, -14, 14, 7, 8, 9), hair) + path(scallopD(-11, -3, 7, 10, 7, 5), hair)
      : ''
  return (
    neck +
    face +
    features +
    specs +
    (tops[style] ? path(tops[style], hair) : '') +
    curls +
    (style === 'curly' ? circle(-3, 2, 3, shade) : style === 'long' || style === 'bob' ? '' : ear) +
    cap
  )
}

export type Bust = { skin: string; hair: string; style: Hair; top: string }

/** A seated learner seen from behind or in profile: shoulders, neck and head above a table edge. */
export const bust = (
  b: Bust,
  x: number,
  y: number,
  s: number,
  c: Light['c'],
  view: 'left' | 'right' | 'back',
): string => {
  const body =
    path('M-24 0C-25 -24 -19 -36 -6 -39L6 -39C19 -36 25 -24 24 0Z', c(b.top)) +
    path('M-24 0C-25 -24 -19 -36 -6 -39C-12 -26 -13 -12 -12 0Z', c(mix(b.top, P.night, 0.15)))
  if (view === 'back') {
    const hairBlock =
      b.style === 'long'
        ? path('M-15 -62C-15 -80 15 -80 15 -62L17 -30Q0 -24 -17 -30Z', c(b.hair))
        : b.style === 'curly'
          ? path(scallopD(0, -60, 19, 18, 10, 3), c(b.hair))
          : path(
              'M-14 -58C-16 -80 16 -80 14 -58C14 -50 8 -45 0 -45C-8 -45 -14 -50 -14 -58Z',
              c(b.hair),
            )
    const extra =
      b.style === 'bun'
        ? circle(0, -77, 8, c(b.hair))
        : b.style === 'pony'
          ? path('M-5 -66Q-9 -40 0 -30Q9 -40 5 -66Z', c(mix(b.hair, P.night, 0.25)))
          : ''
    return at(x, y, s, [
      body,
      rect(-6, -50, 12, 14, c(mix(b.skin, P.wood900, 0.3)), 3),
      circle(-14, -57, 3.4, c(b.skin)),
      circle(14, -57, 3.4, c(b.skin)),
      hairBlock,
      extra,
    ])
  }
  const profile = at(0, -57, 1, [
    backHair(b.style, c(b.hair)),
    head(b.style, c(b.skin), c(b.hair), c(mix(b.skin, P.wood900, 0.35)), c(P.ink)),
  ])
  return at(x, y, s, [body, profile], view === 'left')
}
