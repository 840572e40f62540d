// Cover of an event that has no photos yet: a festa before the guests arrive. The middle stays calm.
import { bubbleD, C, clip, dot, group, line, path, pts, random, rect, save } from './kit.mjs'
import { bunting, ipe } from './props.mjs'

const tones = [C.r6, C.s5, C.paper, C.b5, '#2b9c6d', '#e07a2c', '#9264c9']
const rnd = random(77)

function lantern(x, y, s, c, d) {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    dot(0, 0, 116, '#5c7fc4', 'opacity=".22"'),
    dot(0, 0, 86, C.s3, 'opacity=".22"'),
    line('M0,-400V-64', C.night, 3),
    rect(-22, -68, 44, 12, C.s6, 4),
    path('M-22,-58C-72,-44 -72,44 -22,58H22C72,44 72,-44 22,-58Z', c),
    path('M6,-58H22C72,-44 72,44 22,58H6C44,30 44,-30 6,-58Z', d),
    path('M-30,-40C-50,-16 -48,16 -30,40C-38,14 -38,-14 -30,-40Z', C.paper, 'opacity=".5"'),
    line('M-8,-57C-26,-20 -26,20 -8,57M16,-57C34,-20 34,20 16,57', d, 2.5, 'opacity=".7"'),
    rect(-22, 56, 44, 12, C.s6, 4),
    line('M-10,68V96M0,68V104M10,68V96', C.s5, 4),
  )
}

/** A speech bubble as a piece of party craft: cut from patterned paper. */
function craft(id, x, y, w, h, c, pattern) {
  const d = bubbleD(x, y, w, h, 34, 38)
  const shade = path(d, C.night, 'opacity=".35" transform="translate(8 10)"')
  return shade + path(d, c) + clip(id, d, pattern(x, y, w, h)) + line(d, c, 9)
}
const slant = (x, y, _w, h) =>
  [0, 1, 2, 3, 4, 5, 6].map((i) =>
    path(`M${x - 60 + i * 44},${y + h + 50}h22l80,-${h + 60}h-22Z`, C.r4),
  )
const spots = (x, y, w) =>
  [0, 1, 2, 3].flatMap((j) =>
    [0, 1, 2, 3, 4].map((i) =>
      dot(x + 14 + i * (w / 4.6) + (j % 2) * 16, y + 18 + j * 27, 6, C.s1),
    ),
  )
const zigzag = (x, y) =>
  [0, 1, 2].map((j) => line(`M${x - 10},${y + 40 + j * 34}${'l22,-18l22,18'.repeat(5)}`, C.det, 8))
const bars = (x, y, _w, h) =>
  [0, 1, 2, 3].map((i) => rect(x + 14 + i * 36, y - 4, 16, h + 60, C.est))

const sky = [
  '<linearGradient id="eve" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10265a"/><stop offset=".7" stop-color="#1d4699"/><stop offset="1" stop-color="#3f6fd1"/></linearGradient>',
  rect(0, 0, 1200, 800, 'url(#eve)'),
  dot(600, 410, 290, C.b5, 'opacity=".16"'),
  dot(600, 410, 208, C.b5, 'opacity=".24"'),
  dot(600, 410, 138, C.s1),
  path('M640,278A138,138 0 1 1 500,506A160,160 0 0 0 640,278Z', C.s3, 'opacity=".55"'),
  dot(552, 372, 18, C.s3, 'opacity=".6"'),
  dot(592, 456, 12, C.s3, 'opacity=".6"'),
  dot(646, 352, 10, C.s3, 'opacity=".6"'),
  Array.from({ length: 30 }, () => dot(rnd() * 1200, rnd() * 420, 1.5 + rnd() * 2, C.b1)),
]
const ROOFS =
  'M0,800V700H60V660L110,626L160,660V690H220V640H300V676H350V600H372V560L390,520L408,560V600H430V690H500V668L556,636L612,668V700H690V654H770V690H820V630L880,590L940,630V680H1000V646H1080V690H1130V660H1200V800Z'
const FRONT =
  'M0,800V742H120V716H210V750H330L390,712L450,750H560V728H660V752H780L850,716L920,752H1040V730H1200V800Z'
const lit = pts(
  '80,690 120,690 250,664 250,700 384,640 556,690 590,690 720,680 740,680 870,660 1030,672 150,740 610,752 1100,752 860,746 400,742',
)
const town = [
  path(ROOFS, '#16357a'),
  group('translate(500 760) scale(.34)', ipe(0, 0, 1, 5)),
  group('translate(716 772) scale(.28)', ipe(0, 0, 1, 8)),
  path(FRONT, C.night),
  lit.map(([x, y]) => rect(x, y, 14, 18, C.s5, 2)),
]
const confetti = Array.from({ length: 96 }, (_, i) => {
  const x = rnd() * 1200
  const y = 60 + rnd() * 700
  const calm = Math.abs(x - 600) < 320 && y > 210 && y < 640
  const w = 8 + rnd() * 10
  const turn = `transform="rotate(${Math.round(rnd() * 180)} ${Math.round(x)} ${Math.round(y)})"`
  if (calm) return ''
  return i % 3 ? rect(x, y, w, w * 0.6, tones[i % 7], 2, turn) : dot(x, y, w * 0.34, tones[i % 7])
})

save(
  'event-placeholder',
  1200,
  800,
  sky,
  town,
  confetti,
  lantern(150, 330, 1.06, C.r6, C.r8),
  lantern(318, 256, 0.7, C.s5, C.s6),
  lantern(1046, 320, 1.1, '#2b9c6d', C.de),
  lantern(884, 250, 0.7, '#9264c9', C.fr),
  bunting(-30, 30, 600, 10, 84, 10, tones),
  bunting(600, 10, 1230, 34, 84, 10, [...tones].reverse()),
  craft('c1', 74, 508, 196, 124, C.r6, slant),
  craft('c2', 206, 604, 150, 92, C.s5, spots),
  craft('c3', 936, 500, 196, 124, '#2b9c6d', zigzag),
  craft('c4', 862, 606, 146, 90, '#e07a2c', bars),
)
