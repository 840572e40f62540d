// Heads, hands and limbs. A head is drawn in three-quarter view looking right, about 130 wide and 190 tall around (0, 0);
// `look: -1` mirrors it. Faces use few marks, but always brows, eyes, nose and mouth, so nobody is a mannequin.
import { bone, C, dot, group, line, oval, path, pts } from './kit.mjs'

/** Skin: base, shade, line (creases), blush and lips. */
export const SKIN = {
  deep: { base: '#6d412b', shade: '#56311f', line: '#2a140c', blush: '#8f4c38', lip: '#8a3f3a' },
  dark: { base: '#8b5637', shade: '#71432a', line: '#3c1f12', blush: '#a9603f', lip: '#9c4840' },
  brown: { base: '#ad7148', shade: '#925a36', line: '#613620', blush: '#c57a55', lip: '#a84a42' },
  tan: { base: '#cf9468', shade: '#b57a50', line: '#7d4a2c', blush: '#dd8d6c', lip: '#b84a48' },
  olive: { base: '#dfab80', shade: '#c78f64', line: '#8a5836', blush: '#e79a7d', lip: '#bf4d4d' },
  fair: { base: '#f0c9a6', shade: '#dbab85', line: '#9c6846', blush: '#f0a48d', lip: '#c65252' },
}

const ADULT =
  'M-58,-6C-66,-70 -30,-100 8,-98C46,-96 62,-66 58,-36C57,-26 54,-20 56,-12C59,-4 61,4 60,14C58,34 55,54 48,70C42,84 31,91 17,91C-8,91 -32,80 -45,55C-53,39 -57,14 -58,-6Z'
const CHILD =
  'M-60,-6C-68,-70 -32,-102 6,-100C46,-98 64,-68 60,-36C59,-26 56,-18 59,-10C64,0 66,14 64,26C61,50 53,69 42,78C34,84 24,86 13,86C-12,85 -38,74 -50,50C-57,34 -59,12 -60,-6Z'

function eyes(kind, k, sk) {
  const y = k ? 2 : -8
  const lid = sk.line
  const two = (f) => f(2, y, 1) + f(44, y - 1, 0.86)
  if (kind === 'happy')
    return two((x, q, s) =>
      line(`M${x - 11 * s},${q + 3}Q${x},${q - 12} ${x + 11 * s},${q + 2}`, lid, 4.6),
    )
  if (kind === 'down')
    return two(
      (x, q, s) =>
        line(`M${x - 11 * s},${q}Q${x},${q + 9} ${x + 11 * s},${q - 1}`, lid, 4.4) +
        line(`M${x - 11 * s},${q}l-5,3`, lid, 3),
    )
  const r = k ? 7.4 : 6.2
  return two(
    (x, q, s) =>
      oval(x + 2, q, r * s, r * 1.22 * s, '#24140f') +
      dot(x + 4 * s, q - 3, 2.1, '#fff') +
      line(`M${x - 11 * s},${q - 4}Q${x},${q - 15} ${x + 13 * s},${q - 6}`, lid, 3.4),
  )
}

function brows(color, k, mood = 0) {
  const y = k ? -24 : -31
  return (
    line(`M-14,${y + 1 - mood}Q0,${y - 10 - mood} 16,${y - 2}`, color, k ? 5 : 6.4) +
    line(`M35,${y - 3}Q46,${y - 9 - mood} 55,${y - mood}`, color, k ? 4.4 : 5.4)
  )
}

function mouth(kind, sk, lips) {
  const crease = line('M-2,40Q-5,44 -2,49', sk.line, 2.6, 'opacity=".6"')
  if (kind === 'open')
    return (
      path('M2,43Q27,50 50,40Q49,74 27,74Q8,72 2,43Z', '#6a1820') +
      path('M17,67Q28,58 40,66Q34,74 27,74Q21,73.500 17,67Z', '#d9605c') +
      path('M5,44.500Q27,51 48,42L46,51Q28,58 9,53Z', '#fffaf2') +
      (lips ? line('M2,43Q27,50 50,40Q49,74 27,74Q8,72 2,43Z', lips, 3.4) : '') +
      crease
    )
  if (kind === 'talk')
    return (
      path('M14,46Q27,42 40,45Q42,66 28,66Q15,65 14,46Z', '#6a1820') +
      path('M17,46.500Q27,44 37.500,46L36,51Q27,53 18,51Z', '#fffaf2') +
      (lips ? line('M14,46Q27,42 40,45Q42,66 28,66Q15,65 14,46Z', lips, 3) : '')
    )
  if (kind === 'grin')
    return (
      path('M2,43Q27,53 50,40Q44,64 27,64Q9,62 2,43Z', '#fffaf2') +
      line('M2,43Q27,53 50,40Q44,64 27,64Q9,62 2,43Z', lips ?? sk.lip, 3) +
      crease
    )
  if (kind === 'worry') return line('M8,58Q18,50 27,55T46,51', sk.line, 4.4)
  return (
    (lips
      ? path('M6,48Q16,45 26,48Q36,44 46,46Q38,62 26,62Q14,61 6,48Z', lips) +
        line('M6,48Q26,56 46,46', sk.line, 2.6)
      : line('M2,45Q26,66 48,43', sk.line, 4.4)) + crease
  )
}

const GLASSES = (c) =>
  line('M-20,-8a21,19 0 1 0 42,0a21,19 0 1 0 -42,0', c, 4.2) +
  line('M28,-9a17,18 0 1 0 34,0a17,18 0 1 0 -34,0', c, 4.2) +
  line('M22,-12Q25,-16 28,-12', c, 4.2) +
  line('M-20,-12L-52,-8', c, 4.2)

/** o: x, y, s (scale), part ('back' | 'face': draw the hair behind the neck apart), look, tilt, skin, hair {back, front, brow}, eyes, mouth, lips, child, glasses, beard, earring, lines, freckles */
export function head(o) {
  const sk = SKIN[o.skin]
  const look = o.look ?? 1
  const k = o.child
  const base = k ? CHILD : ADULT
  const kids = [
    o.part === 'face' ? '' : (o.hair?.back ?? ''),
    o.noEar ? '' : oval(-55, 4, 12, 19, sk.base) + line('M-58,-4Q-50,0 -55,12', sk.shade, 3.4),
    o.earring ? dot(-56, 28, 6.5, o.earring) : '',
    path(base, sk.base),
    path(
      k
        ? 'M-60,-6C-59,12 -57,34 -50,50C-38,74 -12,85 13,86C21,86 28,85 34,82C6,80 -22,64 -33,36C-40,16 -42,-10 -42,-40Z'
        : 'M-58,-6C-57,14 -53,39 -45,55C-32,80 -8,91 17,91C25,91 31,89 37,85C10,86 -18,72 -30,42C-38,20 -40,-12 -40,-40Z',
      sk.shade,
      'opacity=".55"',
    ),
    oval(-10, 28, 17, 12, sk.blush, 'opacity=".6"'),
    oval(51, 27, 9, 11, sk.blush, 'opacity=".6"'),
    o.freckles
      ? pts('-16,22 -8,28 -2,21 48,21 53,27')
          .map(([x, y]) => dot(x, y, 2, sk.line, 'opacity=".5"'))
          .join('')
      : '',
    o.beard ?? '',
    mouth(o.mouth ?? 'smile', sk, o.lips),
    k
      ? line('M33,10C38,16 40,20 38,24C35,28 30,27 27,25', sk.line, 3.2)
      : line('M31,-12C34,0 43,13 43,20C43,27 33,29 25,26', sk.line, 3.4),
    eyes(o.eyes ?? 'open', k, sk),
    brows(o.hair?.brow ?? '#2b1a14', k, o.mood),
    o.lines
      ? line('M-18,2Q-23,5 -26,10M-18,-4Q-25,-3 -29,1', sk.line, 2, 'opacity=".55"') +
        line('M0,34Q-8,42 -5,54', sk.line, 2.2, 'opacity=".45"')
      : '',
    o.moustache ?? '',
    o.hair?.front ?? '',
    o.glasses ? GLASSES(o.glasses) : '',
    o.over ?? '',
  ]
  const s = o.s ?? 1
  if (o.part === 'back') kids.splice(1)
  return group(`translate(${o.x} ${o.y}) rotate(${o.tilt ?? 0}) scale(${look * s} ${s})`, kids)
}

/** Neck from the jaw to the collar, with the shadow that the chin throws. */
export function neck(x1, y1, x2, y2, w, skin) {
  const sk = SKIN[skin]
  const d = `M${x1 - w / 2},${y1}L${x2 - w * 0.56},${y2 - 14}Q${x2 - w * 0.7},${y2} ${x2 - w * 1.1},${y2 + 12}Q${x2},${y2 + w * 0.9} ${x2 + w * 1.1},${y2 + 12}Q${x2 + w * 0.7},${y2} ${x2 + w * 0.56},${y2 - 14}L${x1 + w / 2},${y1}Z`
  return (
    path(d, sk.base) +
    path(
      `M${x1 - w / 2},${y1}L${x1 + w / 2},${y1}L${x1 + w * 0.53},${y1 + (y2 - y1) * 0.42}Q${x1 + 2},${y1 + (y2 - y1) * 0.78} ${x1 - w * 0.53},${y1 + (y2 - y1) * 0.36}Z`,
      sk.shade,
    )
  )
}

/** A clothed upper body: collar at (x, y), half-widths at shoulder and hem, hem at yb. */
export const torso = (x, y, w, yb, wb, fill, dx = 0) =>
  path(
    `M${x - 34},${y}C${x - 70},${y + 14} ${x - w},${y + 16} ${x - w},${y + 84}L${x - wb + dx},${yb}H${x + wb + dx}L${x + w},${y + 84}C${x + w},${y + 16} ${x + 70},${y + 14} ${x + 34},${y}Q${x},${y + 34} ${x - 34},${y}Z`,
    fill,
  )

/** Two bones with a soft elbow; colours may differ so that a rolled sleeve ends mid-arm. */
export function arm(joints, radii, upper, lower = upper) {
  const [[ax, ay], [bx, by], [cx, cy]] = joints
  const [r1, r2, r3] = radii
  const low = path(bone(bx, by, r2, cx, cy, r3), lower)
  const up = path(bone(ax, ay, r1, bx, by, r2), upper)
  return upper === lower ? up + low : low + up
}

const finger = (d, w, c) => line(d, c, w)

/** Hands: wrist at (0, 0), fingers upward, about 105 long. `flip: -1` mirrors (other hand). */
export function hand(kind, o) {
  const sk = SKIN[o.skin]
  const b = sk.base
  const cut = (d) => line(d, sk.line, 2.4, 'opacity=".65"')
  let art = ''
  if (kind === 'wave')
    art = [
      finger('M-15,-48L-29,-88', 14, b),
      finger('M-4,-52L-9,-103', 14.5, b),
      finger('M9,-52L12,-101', 14, b),
      finger('M20,-46L32,-84', 12.5, b),
      finger('M-10,-16Q-34,-26 -45,-50', 15, b),
      path('M-16,8C-22,-14 -26,-36 -22,-54Q2,-66 26,-52C28,-34 22,-12 16,8Z', b),
      cut('M-11,-54l-2,-9M2.500,-57l0,-10M15,-54l3,-9'),
      cut('M-18,-34Q-2,-26 2,-6'),
      cut('M-8,-42Q8,-42 22,-36'),
    ]
  else if (kind === 'offer')
    // palm up, fingers leading away: an inviting gesture
    art = [
      path('M-14,6C-18,-14 -18,-34 -12,-48L16,-52C24,-34 22,-12 14,6Z', b),
      finger('M-8,-44Q-14,-70 -10,-92', 13, b),
      finger('M2,-48Q-1,-76 6,-101', 13, b),
      finger('M11,-46Q14,-72 21,-94', 12.5, b),
      finger('M17,-40Q25,-60 33,-78', 11, b),
      finger('M-8,-16Q-32,-26 -36,-52', 14, b),
      cut('M-2,-56l-1,-12M7,-56l2,-12M15,-50l4,-11'),
      cut('M-13,-26Q0,-22 6,-4'),
    ]
  else if (kind === 'rest')
    // back of a relaxed hand lying on something
    art = [
      finger('M-14,-44Q-22,-66 -20,-84', 14, b),
      finger('M-3,-48Q-8,-74 -5,-93', 14, b),
      finger('M9,-48Q8,-72 10,-90', 14, b),
      finger('M19,-42Q22,-62 24,-78', 12, b),
      finger('M-12,-18Q-32,-28 -36,-48', 14, b),
      path('M-16,6C-20,-14 -24,-36 -20,-50Q2,-60 25,-48C26,-32 20,-12 16,6Z', b),
      cut('M-11,-56Q-15,-68 -13,-78M2,-58Q0,-72 2,-82M14.500,-56Q15,-68 17,-76'),
    ]
  else if (kind === 'grip')
    // fingers folded round something held across the palm
    art = [
      path('M-17,8C-26,-8 -28,-36 -22,-54Q0,-66 22,-54C28,-36 24,-8 17,8Z', b),
      finger('M-18,-50Q2,-60 20,-50', 15, b),
      finger('M-19,-36Q2,-46 22,-36', 15, b),
      finger('M-18,-22Q2,-32 21,-22', 15, b),
      finger('M-15,-9Q2,-17 18,-9', 13, b),
      cut('M-16,-43Q2,-52 22,-43M-17,-29Q2,-38 22,-29M-15,-15Q2,-24 20,-15'),
      finger('M-14,-12Q-30,-30 -24,-52', 14, b),
      cut('M-14,-20Q-22,-34 -17,-48'),
    ]
  else if (kind === 'thumb')
    // holds a sheet from the side: thumb in front, fingers hidden behind it
    art = [
      path('M-17,8C-24,-12 -22,-34 -10,-46Q10,-50 22,-36C26,-22 22,-6 17,8Z', b),
      finger('M0,-30Q10,-52 20,-62', 16, b),
      cut('M-2,-22Q6,-42 14,-54'),
    ]
  else if (kind === 'point')
    art = [
      finger('M-13,-46L-16,-100', 14, b),
      finger('M-2,-48Q2,-66 12,-58', 14, b),
      finger('M9,-46Q14,-60 22,-50', 13, b),
      finger('M18,-38Q24,-48 28,-38', 12, b),
      path('M-16,8C-22,-14 -26,-36 -21,-52Q2,-62 26,-46C28,-30 22,-10 16,8Z', b),
      finger('M-12,-18Q-20,-36 2,-42', 14, b),
      cut('M-10,-26Q-8,-36 4,-35M3,-50l2,-8M14,-46l3,-7'),
    ]
  return group(
    `translate(${o.x} ${o.y}) rotate(${o.rot ?? 0}) scale(${(o.flip ?? 1) * (o.s ?? 1)} ${o.s ?? 1})`,
    art,
  )
}

export { C }
