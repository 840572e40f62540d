import type { Page } from '@playwright/test'

/** Buttons with neither a border nor a background that differs from the page's. */
export function buttonsWithoutEdge(page: Page): Promise<string[]> {
  return page.locator(':is(.button, .chat-float, button):visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.querySelector(':scope > .carousel-dot'))
      .filter((button) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button)
        const ground = getComputedStyle(document.documentElement).backgroundColor
        const edged = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== ground
        return !edged && backgroundColor === ground
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )
}
