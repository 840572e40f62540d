// Close detail: the speaking sign on its iron arm, seen against the sky.
import { bemTeVi, branch } from './blossoms.ts'
import { WORDS } from './letters.ts'
import { mix, morning, P } from './light.ts'
import { HUE, shade, word } from './marks.ts'
import { flowerBox } from './plants.ts'
import { bunting } from './props.ts'
import { cloud, palm, sky } from './sky.ts'
import { bubbleD, circle, doc, g, path, polyD, rect, rectD, resetIds, stroke } from './svg.ts'

const L = morning
const { c } = L

const houseEdge = (): string => {
  let slats = ''
  for (let i = 0; i < 36; i++) slats += rectD(14, 470 + i * 17, 104, 7)
  return [
    rect(0, 0, 236, 1500, c(P.paper200)),
    rect(196, 0, 44, 1500, c(P.paper)),
    rect(196, 0, 10, 1500, c(P.paper300)),
    rect(0, 150, 276, 34, c(P.paper)),
    rect(0, 184, 262, 14, c(P.blue700)),
    rect(0, 110, 256, 42, c(P.paper300)),
    rect(0, 104, 268, 12, c(P.paper)),
    shade(rectD(0, 198, 240, 34), L, 0.8),
    shade(rectD(0, 462, 148, 650), L, 0.8),
    rect(0, 450, 132, 650, c(P.blue700), 3),
    path(slats, c(P.blue900)),
    rect(0, 764, 132, 14, c(P.blue700)),
    rect(124, 450, 8, 650, c(P.blue500)),
    rect(0, 1108, 160, 18, c(P.paper300), 2),
    shade(rectD(0, 1126, 160, 14), L, 0.7),
    g(flowerBox(0, 0, 60, L, 4, 1, 2.4), { transform: 'translate(8 1108) scale(2.3)' }),
    // the awning begins below
    [0, 1, 2]
      .map((i) =>
        path(
          polyD([
            [-70 + i * 100, 1360],
            [10 + i * 86, 1360],
            [44 + i * 96, 1500],
            [-60 + i * 108, 1500],
          ]),
          c([P.red600, P.paper, P.blue700][i] as string),
        ),
      )
      .join(''),
    rect(0, 1344, 262, 18, c(P.blue900), 4),
    shade(rectD(0, 1362, 236, 20), L, 0.5),
  ].join('')
}

const ironArm = (): string => {
  const iron = c(P.night)
  return [
    rect(222, 330, 26, 300, iron, 6),
    circle(235, 352, 6, c(P.ink500)),
    circle(235, 606, 6, c(P.ink500)),
    stroke('M240 400H1010', iron, 17),
    circle(1022, 400, 17, iron),
    stroke('M244 590C430 590 560 520 590 408', iron, 11),
    stroke('M256 470C300 440 340 470 330 510C320 540 284 532 288 506', iron, 8),
    stroke('M640 392C650 330 730 320 744 362C750 390 716 398 712 376', iron, 8),
  ].join('')
}

const board = (): string => {
  const x = 364
  const y = 512
  const chips = (['Hello', 'Hola', 'Bonjour', 'Hallo'] as const).map(
    (k, i) =>
      path(
        bubbleD(x + 74 + i * 141, y + 352, 92, 56, 18, 20),
        c(k === 'Hello' ? P.blue500 : mix(HUE[k][0], HUE[k][1], 0.28)),
      ) +
      stroke(
        `M${x + 92 + i * 141} ${y + 372}h56M${x + 92 + i * 141} ${y + 389}h34`,
        c(HUE[k][1]),
        5,
      ),
  )
  const links = (lx: number): string =>
    [0, 1, 2]
      .map(
        (i) =>
          `<ellipse cx="${lx}" cy="${424 + i * 32}" rx="9" ry="19" fill="none" stroke="${c(P.night)}" stroke-width="7"/>`,
      )
      .join('')
  return [
    links(500),
    links(900),
    path(bubbleD(x + 20, y + 20, 664, 500, 96, 128), c(P.red800)),
    path(bubbleD(x, y, 664, 500, 96, 128), c(P.red600)),
    path(bubbleD(x + 22, y + 22, 620, 456, 78, 92), c(P.blue900)),
    path(
      `M${x + 100} ${y + 22}H${x + 564}Q${x + 642} ${y + 22} ${x + 642} ${y + 100}V${y + 130}L${x + 22} ${y + 330}V${y + 100}Q${x + 22} ${y + 22} ${x + 100} ${y + 22}Z`,
      c(P.blue800),
    ),
    stroke(bubbleD(x + 40, y + 40, 584, 420, 62, 62), c(P.sun500), 4),
    word(WORDS.IDIOMAS, x + 74, y + 204, 77.5, c(P.paper)),
    rect(x + 76, y + 240, 514, 5, c(P.red600), 2),
    word(WORDS.desde1984, x + 156, y + 308, 41, c(P.sun500)),
    ...chips,
    circle(500, 530, 8, c(P.sun300)),
    circle(900, 530, 8, c(P.sun300)),
  ].join('')
}

/** Hills, a church and the roofs of the town below, faded by the air. */
const town = (): string => {
  const house = (x: number, y: number, w: number, wall: string): string =>
    rect(x, y, w, 1500 - y, L.far(wall, 0.35)) +
    path(
      `M${x - 12} ${y + 4}L${x + w / 2} ${y - 50}L${x + w + 12} ${y + 4}Z`,
      L.far(P.clay500, 0.32),
    ) +
    path(
      `M${x + w / 2} ${y - 50}L${x + w + 12} ${y + 4}H${x + w / 2 + 20}Z`,
      L.far(P.clay700, 0.35),
    ) +
    path(
      rectD(x + w * 0.2, y + 34, 20, 30) + rectD(x + w * 0.62, y + 34, 20, 30),
      L.far(P.blue800, 0.5),
    )
  return [
    path(
      'M200 1500V1190C420 1090 620 1180 820 1120C980 1080 1100 1120 1200 1090V1500Z',
      L.far(P.blue500, 0.6),
    ),
    path('M200 1500V1290C420 1240 700 1330 1200 1230V1500Z', L.far(P.leaf700, 0.48)),
    palm(700, 1400, 1.2, L.far(P.leaf900, 0.4)),
    path('M470 1500V1220l-12 -10h12l28 -92l28 92h12l-12 10v280z', L.far(P.paper200, 0.3)),
    path('M498 1130l28 80h12l-12 10v280h-28z', L.far(P.paper400, 0.4)),
    path('M488 1246h20v34h-20z', L.far(P.blue900, 0.4)),
    stroke('M498 1120v-30m-9 10h18', L.far(P.ink700, 0.3), 4),
    house(560, 1420, 140, P.blue200),
    house(250, 1400, 150, P.sun300),
    house(390, 1440, 130, P.paper200),
  ].join('')
}

export const detailSign = (): string => {
  resetIds()
  return doc(
    1200,
    1500,
    [
      sky(1200, 1500, 1300, L),
      cloud(900, 250, 1.9, L),
      cloud(1130, 900, 1.2, L),
      town(),
      bunting([250, 170], [1260, 60], 90, 52, L),
      houseEdge(),
      ironArm(),
      board(),
      bemTeVi(816, 390, 1.15, false),
      bemTeVi(948, 390, 1.1, true),
      branch(),
    ].join(''),
  )
}
