// One street, several hours: a light turns every local colour into the colour of that hour.

type Rgb = [number, number, number]

export const P = {
  night: '#0b1b3f',
  blue900: '#10265a',
  blue800: '#16357a',
  blue700: '#1d4699',
  blue500: '#3f6fd1',
  blue200: '#b9cdf3',
  blue100: '#dfe9fb',
  red800: '#8f1119',
  red700: '#b5161f',
  red600: '#d3242c',
  red400: '#ef6a63',
  red100: '#fde3df',
  sun700: '#c9790f',
  sun600: '#eda21f',
  sun500: '#ffc233',
  sun300: '#ffdc85',
  sun100: '#fff1cf',
  paper: '#fcf7ee',
  paper200: '#f5ecdc',
  paper300: '#eaddc6',
  paper400: '#d6c3a3',
  stone: '#b9a88d',
  ink: '#1c1a26',
  ink700: '#3b3748',
  ink500: '#5e596b',
  orange: '#b8500b',
  orangeTint: '#fde2cb',
  plum: '#6b3aa0',
  plumTint: '#e8dcf5',
  green: '#1c7350',
  greenTint: '#cfeadd',
  leaf900: '#174a3a',
  leaf700: '#1f6b4c',
  leaf500: '#3f8f5f',
  leaf300: '#7fb77e',
  wood900: '#5a2d16',
  wood700: '#80431f',
  wood500: '#a9622f',
  wood300: '#cc8b52',
  clay700: '#a5482b',
  clay500: '#c8643d',
  clay300: '#e39268',
} as const

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb
const toHex = (c: Rgb): string =>
  `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mix = (a: string, b: string, k: number): string => {
  const x = parse(a)
  const y = parse(b)
  return toHex([0, 1, 2].map((i) => (x[i] as number) * (1 - k) + (y[i] as number) * k) as Rgb)
}

const tone = (filter: Rgb, haze: string, amount: number) => {
  const cache = new Map<string, string>()
  return (hex: string): string => {
    const known = cache.get(hex)
    if (known) return known
    const c = parse(hex).map((v, i) => v * (filter[i] as number)) as Rgb
    const out = mix(toHex(c), haze, amount)
    cache.set(hex, out)
    return out
  }
}

export type Light = {
  name: 'morning' | 'afternoon' | 'evening' | 'golden'
  /** Local colour to the colour seen at this hour. */
  c: (hex: string) => string
  /** Far things fade into the air. */
  far: (hex: string, k: number) => string
  sky: [number, string][]
  cloud: [string, string]
  /** Colour and strength of cast shadows, and which way they fall (+1 to the right). */
  shade: string
  shadeK: number
  side: 1 | -1
  reach: number
  /** 0 by day, 1 when lamps rule: how much rooms and lamps shine. */
  lamp: number
}

const make = (
  l: Omit<Light, 'c' | 'far'>,
  filter: Rgb,
  haze: string,
  amount: number,
  air: string,
): Light => {
  const c = tone(filter, haze, amount)
  return { ...l, c, far: (hex, k) => mix(c(hex), air, k) }
}

export const morning = make(
  {
    name: 'morning',
    sky: [
      [0, '#8fb8ee'],
      [0.55, '#cfe0f7'],
      [0.85, '#fff1cf'],
      [1, '#ffe6b0'],
    ],
    cloud: ['#ffffff', '#eaf1fc'],
    shade: P.blue900,
    shadeK: 0.24,
    side: 1,
    reach: 0.55,
    lamp: 0,
  },
  [1, 1, 1],
  P.sun100,
  0.03,
  '#dbe7f8',
)
export const afternoon = make(
  {
    name: 'afternoon',
    sky: [
      [0, '#5f97e6'],
      [0.6, '#a9c8f2'],
      [1, '#e3ecf6'],
    ],
    cloud: ['#fffaf0', '#e6ecf6'],
    shade: '#2b1a5a',
    shadeK: 0.3,
    side: -1,
    reach: 0.8,
    lamp: 0.12,
  },
  [1.02, 0.97, 0.88],
  P.sun500,
  0.05,
  '#d9e4f2',
)
export const golden = make(
  {
    name: 'golden',
    sky: [
      [0, '#6f86cf'],
      [0.4, '#c7b2dc'],
      [0.72, '#ffcfa6'],
      [1, '#ffdf9a'],
    ],
    cloud: ['#ffe9d6', '#f7bfae'],
    shade: '#37206a',
    shadeK: 0.3,
    side: -1,
    reach: 1,
    lamp: 0.55,
  },
  [0.98, 0.87, 0.82],
  '#d9795f',
  0.06,
  '#f3c9b4',
)
/** People near lit windows keep some of their own colour. */
export const warmed = (L: Light, k: number): Light => ({
  ...L,
  c: (hex) => mix(L.c(hex), mix(hex, P.sun500, 0.12), k),
})

export const evening = make(
  {
    name: 'evening',
    sky: [
      [0, '#0b1b3f'],
      [0.45, '#1b3478'],
      [0.75, '#5a4a94'],
      [1, '#d8808a'],
    ],
    cloud: ['#3d4f96', '#2c4085'],
    shade: '#050c24',
    shadeK: 0.35,
    side: 1,
    reach: 0.2,
    lamp: 1,
  },
  [0.51, 0.49, 0.66],
  P.blue900,
  0.16,
  '#33407f',
)
