import type { Page } from '@playwright/test'
import { sidewaysScroll } from './visit.ts'

/** Text of 200 %, as a browser's own setting makes it. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
}

/** What does not fit: a page that scrolls sideways, controls that are cut, words that break without a hyphen. */
export async function misfits(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page)
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await page.evaluate(cutControls)),
    ...(await page.evaluate(brokenWords)),
  ]
}

function cutControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((node) => !node.closest('.sr-only, [inert], .course-filters, .skip-link'))
    .filter((node) => {
      const { left, right, width } = node.getBoundingClientRect()
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1
      const overflows = node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
      return width > 1 && (isOutside || overflows)
    })
    .map((node) => `cut: ${node.outerHTML.slice(0, 120)}`)
}

function brokenWords(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const middleOf = (node: Node, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { top, height } = range.getBoundingClientRect()
    return { middle: top + height / 2, height }
  }
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    // A web address or an e-mail has no syllables.
    for (const { 0: word, index } of node.data.matchAll(/(?<![@.\w])\p{L}+(?![@.]\w)/gu)) {
      const [first, last] = [middleOf(node, index), middleOf(node, index + word.length - 1)]
      if (last.middle - first.middle > first.height / 2) broken.push(`broken: ${word}`)
    }
  }
  return broken
}
