import type { Page } from '@playwright/test'

/** How many pieces of text of these elements a visitor would see on the screen. */
export function wordsInSight(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((parents) => {
    const inSight = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some(({ left, top, width, height }) => {
        if (width === 0 || height === 0) return false
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen !== null && (seen.contains(node) || node.parentElement?.contains(seen))
      })
    }
    let count = 0
    for (const parent of parents) {
      const words = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) if (inSight(words.currentNode)) count += 1
    }
    return count
  })
}
