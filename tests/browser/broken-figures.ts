import type { Page } from '@playwright/test'

/** From the narrowest phone to a large desk, on both sides of every breakpoint of the styles. */
export const allWidths = [320, 360, 390, 480, 639, 640, 767, 768, 1023, 1024, 1280, 1536, 1920]

/** The narrowest width of each layout. */
export const narrowWidths = [320, 390, 640, 768, 1024, 1280]

const months =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const number = '[A-Z]?\\d[\\d.,:/h]*'
const patterns = [
  `R\\$\\s?${number}`,
  '(?:\\+55\\s)?\\(\\d{2}\\)\\s?\\d{4,5}[-\\s]\\d{4}',
  `\\d{1,2}º?\\sde\\s(?:${months})(?:\\sde\\s\\d{4})?`,
  `${number}(?:[-–]${number})*[+%º]?`,
  // 'Cidade - SP'.
  '\\S+\\s-\\s[A-Z]{2}\\b',
].join('|')

/**
 * Figures, prices, dates and phone numbers that begin on one line and end on another, at any width. A date
 * in words may be wider than its column, as in a heading: then it breaks between its words.
 */
export async function brokenFigures(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const broken of await page.evaluate(brokenNow, patterns)) found.push(`${width}: ${broken}`)
  }
  return found
}

/** The text nodes of one block, joined: React splits a sentence into several. */
type Block = { element: Element; text: string; nodes: { node: Text; from: number }[] }

function brokenNow(patterns: string): string[] {
  const blocks = new Map<Element, Block>()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const node = words.currentNode as Text
    let element = node.parentElement
    if (!element?.checkVisibility()) continue
    while (element.parentElement && getComputedStyle(element).display === 'inline') {
      element = element.parentElement
    }
    const block = blocks.get(element) ?? { element, text: '', nodes: [] }
    block.nodes.push({ node, from: block.text.length })
    block.text += node.data
    blocks.set(element, block)
  }

  const rangeOf = ({ nodes }: Block, from: number, to: number) => {
    const range = document.createRange()
    const at = (index: number) => nodes.findLast((one) => one.from <= index) ?? nodes[0]
    const [first, last] = [at(from), at(to - 1)]
    if (first) range.setStart(first.node, from - first.from)
    if (last) range.setEnd(last.node, to - last.from)
    return range
  }
  const isBroken = (block: Block, from: number, to: number) => {
    const first = rangeOf(block, from, from + 1).getBoundingClientRect()
    const last = rangeOf(block, to - 1, to).getBoundingClientRect()
    return Math.abs(last.top + last.height / 2 - first.top - first.height / 2) > first.height / 2
  }
  const isWiderThanColumn = (block: Block, from: number, to: number) => {
    const lines = [...rangeOf(block, from, to).getClientRects()]
    // Adds room for a space at each break and a comma after the last word.
    const space = (lines[0]?.height ?? 0) / 4
    const width = lines.reduce((sum, line) => sum + line.width, space * lines.length)
    return width > block.element.getBoundingClientRect().width
  }

  return [...blocks.values()].flatMap((block) =>
    [...block.text.matchAll(new RegExp(patterns, 'g'))]
      .filter(({ 0: figure, index }) => {
        const place = [block, index, index + figure.length] as const
        return isBroken(...place) && !(/\sde\s/.test(figure) && isWiderThanColumn(...place))
      })
      .map(({ 0: figure }) => figure),
  )
}
