// The logo: two voices, one of them quoting. Edges sit on multiples of 4 so that they stay sharp at 16 px.
import { C, group, path, rect, save } from './kit.mjs'

// The red voice behind is cut with a gap instead of an outline, so the mark works on any ground.
const red = 'M16,12V11Q16,2 25,2H53Q62,2 62,11V36Q62,44 55,44.8Q52,45 52,42V24Q52,12 40,12Z'
const blue = 'M0,26Q0,16 10,16H38Q48,16 48,26V42Q48,52 38,52H21.5Q9.5,52.5 3,61.6Q0,65 0,60Z'
/** One opening quotation mark whose left side is at x. */
const quote = (x) =>
  `M${x + 11},23.500C${x + 4},25 ${x},29.400 ${x},36.200V37.700C${x},41.400 ${x + 2.4},44 ${x + 6},44` +
  `C${x + 9.5},44 ${x + 12},41.400 ${x + 12},38C${x + 12},34.800 ${x + 9.8},32.600 ${x + 6.9},32.500` +
  `C${x + 7.4},30.200 ${x + 9.3},28.700 ${x + 12},28Z`
const quotes = quote(10) + quote(26)

save('logo', 64, 64, path(red, C.r6), path(blue, C.b7), path(quotes, C.paper))
save(
  'logo-maskable',
  512,
  512,
  rect(0, 0, 512, 512, C.b8),
  group(
    'translate(91 86) scale(5.3)',
    path(red, '#f0474a'),
    path(blue, C.paper),
    path(quotes, C.b8),
  ),
)
