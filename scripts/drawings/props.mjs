// Things that recur in the scenes: the ipê tree, the city, plants, books, cups, lamps, bunting.
import { blob, C, dot, group, lift, line, oval, path, pts, puff, random, rect } from './kit.mjs'

/** Ipê-amarelo in bloom. (x, y) is the foot of the trunk; s scales a tree about 520 tall. */
export function ipe(x, y, s = 1, seed = 4) {
  const rnd = random(seed)
  const spots = pts(
    '-150,-330,112,84 -20,-410,140,100 130,-345,122,88 -70,-300,110,72 70,-290,110,70 -195,-265,66,50 195,-285,68,52',
  )
  const petals = Array.from({ length: 46 }, () => {
    const t = rnd() * Math.PI * 2
    const q = Math.sqrt(rnd())
    return dot(
      Math.cos(t) * q * 210,
      -345 + Math.sin(t) * q * 110,
      3 + rnd() * 4,
      rnd() > 0.45 ? C.s3 : C.s6,
    )
  })
  return group(
    `translate(${x} ${y}) scale(${s})`,
    path(
      'M-22,0C-12,-80 -18,-150 -30,-200C-60,-240 -110,-270 -150,-300L-142,-312C-100,-286 -60,-266 -24,-240C-22,-280 -30,-330 -34,-370L-20,-372C-10,-330 0,-290 4,-250C30,-270 80,-290 120,-330L130,-320C100,-280 50,-240 18,-206C14,-150 18,-80 30,0Z',
      '#6b4430',
    ),
    path('M6,0C2,-80 4,-160 8,-214L18,-206C14,-150 18,-80 30,0Z', '#4f3023'),
    spots.map(([a, b, rx, ry], i) => path(puff(a + 6, b + 16, rx, ry, 11, seed + i, 0.14), C.s6)),
    spots.map(([a, b, rx, ry], i) =>
      path(puff(a - 4, b - 6, rx * 0.93, ry * 0.9, 11, seed + i, 0.14), C.s5),
    ),
    spots
      .slice(0, 3)
      .map(([a, b, rx, ry], i) =>
        path(puff(a - 22, b - 26, rx * 0.5, ry * 0.44, 9, seed + i + 20, 0.14), C.s3),
      ),
    petals,
  )
}

/** One house or tower block: front, lit side and windows. */
function block(x, y, w, h, front, side, win, cols, rows) {
  const out = [rect(x, y - h, w, h, front), rect(x + w * 0.74, y - h, w * 0.26, h, side)]
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++)
      out.push(
        rect(
          x + w * 0.09 + (i * w * 0.62) / cols,
          y - h + 18 + (j * (h - 26)) / rows,
          (w * 0.4) / cols,
          ((h - 26) / rows) * 0.5,
          win,
        ),
      )
  return out.join('')
}

/** The small city: hills, far towers in haze, a church, near houses with tiled roofs. Spans 0..w, ground at y = 0. */
export function city(x, y, w, s = 1) {
  const far = pts(
    '20,62,200 96,50,150 160,74,250 262,56,180 360,70,220 520,60,260 600,84,190 720,60,240 830,76,170 930,58,215 1010,80,150',
  )
  const near = [
    [-10, 120, 96, C.p2, C.r4],
    [112, 96, 120, C.est, C.r6],
    [214, 130, 88, C.b1, C.r4],
    [470, 120, 100, C.s1, C.r6],
    [596, 100, 124, C.paper, C.r4],
    [702, 140, 92, C.r1, C.r6],
    [850, 110, 112, C.p2, C.r4],
    [966, 120, 90, C.b1, C.r6],
  ]
  return group(
    `translate(${x} ${y}) scale(${s})`,
    path(
      `M-40,0L-40,-150C80,-230 200,-210 320,-170C460,-250 620,-260 760,-190C900,-240 1040,-210 ${w / s + 60},-160L${w / s + 60},0Z`,
      '#cfdcf2',
    ),
    far.map(([a, b, c], i) =>
      block(a, 0, b, c, i % 2 ? '#b4c6ea' : '#a6bbe6', '#98b0e0', '#c9d8f4', 2, Math.round(c / 34)),
    ),
    path('M345,0V-170L372,-178V-262L394,-312L416,-262V-178L443,-170V0Z', C.paper),
    path('M372,-262L394,-312L416,-262Z', C.b5),
    rect(391, -338, 6, 30, C.b8),
    rect(384, -330, 20, 5, C.b8),
    path('M416,-262V-178L443,-170V0H420V-262Z', C.p3),
    dot(394, -226, 14, C.b7),
    rect(383, -150, 22, 46, C.b2, 11),
    path('M380,0v-52a14,14 0 0 1 28,0v52Z', C.b8),
    near.map(
      ([a, b, c, f, t]) =>
        rect(a, -c, b, c, f) +
        rect(a + b * 0.72, -c, b * 0.28, c, C.p4, 0, 'opacity=".5"') +
        path(`M${a - 10},${-c}L${a + 16},${-c - 34}H${a + b - 16}L${a + b + 10},${-c}Z`, t) +
        rect(a + b * 0.14, -c + 26, b * 0.17, 34, C.b5, 2) +
        rect(a + b * 0.44, -c + 26, b * 0.17, 34, C.b5, 2),
    ),
    path(
      `M-40,10V-34C20,-60 60,-24 110,-44S220,-20 300,-46S430,-20 500,-44S640,-18 730,-46S880,-20 960,-44S1080,-30 ${w / s + 60},-40V10Z`,
      C.leaf,
    ),
    path(`M-40,10V-10C60,-30 140,-4 240,-22S460,0 580,-22S840,0 ${w / s + 60},-16V10Z`, C.leafD),
  )
}

/** A monstera leaf about 200 long, stem at the origin, tip upward. */
export function monstera(x, y, rot, s, c = C.leafD, rib = C.leafL) {
  return group(
    `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
    path(
      'M0,-18C-28,-2 -74,-8 -92,-44C-84,-46 -70,-50 -52,-52C-72,-56 -92,-62 -104,-80C-92,-86 -76,-90 -54,-90C-74,-98 -90,-106 -96,-126C-80,-130 -64,-130 -46,-126C-60,-138 -70,-150 -70,-168C-44,-172 -16,-190 0,-222C16,-190 44,-172 70,-168C70,-150 60,-138 46,-126C64,-130 80,-130 96,-126C90,-106 74,-98 54,-90C76,-90 92,-86 104,-80C92,-62 72,-56 52,-52C70,-50 84,-46 92,-44C74,-8 28,-2 0,-18Z',
      c,
    ),
    line('M0,20V-196', rib, 4),
    line(
      'M0,-40Q-30,-40 -58,-30M0,-40Q30,-40 58,-30M0,-74Q-34,-80 -66,-74M0,-74Q34,-80 66,-74M0,-108Q-30,-120 -62,-116M0,-108Q30,-120 62,-116M0,-142Q-20,-156 -42,-158M0,-142Q20,-156 42,-158',
      rib,
      2.6,
      'opacity=".8"',
    ),
  )
}

/** A long simple leaf (banana, zamioculca), stem at the origin. */
export const blade = (x, y, rot, s, c = C.leaf, c2 = C.leafD) =>
  group(
    `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
    path('M0,0C-40,-60 -44,-150 0,-230C44,-150 40,-60 0,0Z', c),
    path('M0,0C40,-60 44,-150 0,-230Z', c2),
    line('M0,30V-200', C.leafL, 3, 'opacity=".7"'),
  )

export function cup(x, y, s, c = C.paper, shade = C.p3, band = C.r6) {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 4, 74, 15, C.night, 'opacity=".18"'),
    oval(0, 0, 66, 13, shade),
    oval(0, -4, 66, 12, c),
    line('M36,-62C72,-66 72,-22 30,-24', c, 10),
    path('M-42,-74C-42,-26 -28,-4 0,-4S42,-26 42,-74Z', c),
    path('M14,-5C34,-14 42,-36 42,-74H22C24,-40 22,-16 14,-5Z', shade),
    path('M-41,-60C-40,-52 -39,-46 -38,-42Q0,-34 38,-42C39,-46 40,-52 41,-60Q0,-50 -41,-60Z', band),
    oval(0, -74, 42, 9, shade),
    oval(0, -73, 36, 6.5, '#5a3020'),
  )
}

/** Steam is the one thing drawn as pure line: it must stay lighter than the cup. */
export const steam = (x, y, s = 1, c = C.paper) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    line('M-12,0C-26,-20 6,-34 -8,-58M12,-4C0,-22 28,-38 14,-64', c, 5, 'opacity=".75"'),
  )

/** An open book lying on a table, seen from its reader's far side. */
export const openBook = (x, y, s, cover = C.r6, rot = 0) =>
  group(
    `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
    path('M-128,10L-100,-52Q-50,-66 0,-48Q50,-66 100,-52L128,10Q60,-2 0,16Q-60,-2 -128,10Z', cover),
    path('M-114,2L-92,-50Q-46,-62 0,-46V8Q-56,-10 -114,2Z', C.paper),
    path('M114,2L92,-50Q46,-62 0,-46V8Q56,-10 114,2Z', C.p2),
    line(
      'M-84,-38Q-50,-44 -16,-36M-90,-26Q-54,-32 -16,-23M-96,-13Q-58,-20 -16,-10M84,-38Q50,-44 16,-36M90,-26Q54,-32 16,-23',
      C.i5,
      2.6,
      'opacity=".55"',
    ),
    rect(34, -20, 40, 12, C.s5, 3, 'transform="rotate(4 54 -14)"'),
  )

/** A row of standing books on a shelf line; widths and heights vary by seed. */
export function books(x, y, w, h, seed, tones = [C.b7, C.r6, C.s5, C.fr, C.de, C.es, C.p3, C.b5]) {
  const rnd = random(seed)
  let out = ''
  let at = x
  while (at < x + w - 12) {
    const bw = Math.min(14 + rnd() * 22, x + w - at)
    const bh = h * (0.68 + rnd() * 0.3)
    const c = tones[Math.floor(rnd() * tones.length)]
    out +=
      rect(at, y - bh, bw - 2, bh, c, 2) +
      rect(at, y - bh + bh * 0.14, bw - 2, 5, C.paper, 0, 'opacity=".7"') +
      rect(at + bw * 0.66, y - bh, bw * 0.34 - 2, bh, C.night, 0, 'opacity=".14"')
    at += bw
  }
  return out
}

/** A pendant lamp: cord from the top edge, dome, bulb and a flat cone of light. */
export const pendant = (x, y, s, c = C.r6, dark = C.r8) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    line('M0,-900V-70', C.ink, 4),
    path('M-14,-78H14L20,-60C58,-52 84,-22 90,14H-90C-84,-22 -58,-52 -20,-60Z', c),
    path('M8,-78H14L20,-60C58,-52 84,-22 90,14H44C40,-24 26,-54 8,-62Z', dark),
    oval(0, 14, 90, 9, C.s1),
    path('M-24,14a24,20 0 0 0 48,0Z', C.s3),
  )

/** Potted plant with long leaves. */
export const potted = (x, y, s, pot = C.r6, dark = C.r8) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(6, 0, 78, 14, C.night, 'opacity=".18"'),
    pts('-62,0.82 58,0.86 -36,1.02 34,1.08 -8,1.22 -84,0.6 82,0.62').map(([r, q], i) =>
      blade(0, -100, r, q, i % 2 ? C.leaf : '#3c9a68', C.leafD),
    ),
    path('M-66,-116H66L52,-4Q0,8 -52,-4Z', pot),
    path('M24,-116H66L52,-4Q38,-1 24,1Z', dark),
    rect(-74, -128, 148, 24, pot, 6),
    path('M30,-128H68Q74,-128 74,-122V-110Q74,-104 68,-104H30Z', dark),
  )

/** Bunting of paper flags along a sagging line. */
export function bunting(x1, y1, x2, y2, sag, count, tones) {
  const q = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)]
  let out = line(`M${x1},${y1}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + 2 * sag} ${x2},${y2}`, C.ink, 3)
  for (let i = 0; i < count; i++) {
    const [a, b] = q((i + 0.12) / count)
    const [c, e] = q((i + 0.88) / count)
    const h = (c - a) * 1.15
    out += path(
      `M${a},${b}L${c},${e}L${c - 1},${e + h}L${(a + c) / 2},${(b + e) / 2 + h * 0.68}L${a + 1},${b + h}Z`,
      tones[i % tones.length],
    )
  }
  return out
}
export { blob, lift }
