import type { Page } from '@playwright/test'

export type Point = [x: number, y: number]

/** A finger that moves from point to point; `beforeMoving` runs once it touches the first. */
export async function swipe(
  page: Page,
  [from, ...way]: [Point, ...Point[]],
  beforeMoving = async () => {},
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  await touch('touchStart', from)
  await beforeMoving()
  for (const point of way) await touch('touchMove', point)
  await touch('touchEnd')
  await browser.detach()
}

/** Two fingers side by side, each `from` pixels from a point, move apart or together until `to`. */
export async function pinch(page: Page, [x, y]: Point, from: number, to: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance ? [-distance, distance].map((dx, id) => ({ x: x + dx, y, id })) : [],
    })
  await touch('touchStart', from)
  for (let n = 1; n <= 10; n += 1) await touch('touchMove', from + ((to - from) * n) / 10)
  await touch('touchEnd')
  await browser.detach()
}
