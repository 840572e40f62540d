const control = 'a, button, summary, label, input, select, textarea, iframe'

/**
 * The floating button hides while the visitor scrolls down, as one does who reads, and wherever it would cover a control,
 * such as one of a slide that has just come. It returns on scrolling up and at the end of the page; the focus of a
 * keyboard shows it in CSS.
 */
export function stepAside(): void {
  const button = document.querySelector<HTMLElement>('.chat-float')
  if (!button) return
  let before = scrollY
  let isReading = false
  const place = () => {
    const { scrollHeight } = document.documentElement
    // Some browsers scroll past both ends, and back.
    const end = scrollHeight - innerHeight - 1
    const now = Math.min(Math.max(scrollY, 0), end)
    if (now !== before) isReading = now > before && now < end
    before = now
    button.toggleAttribute('data-aside', isReading || coversControl(button))
  }
  for (const event of ['scroll', 'resize', 'click', 'transitionend'])
    addEventListener(event, place, { passive: true })
  place()
}

/** At points that are nearer to each other than a line of text is high. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  return [0.02, 0.5, 0.98].some((x) =>
    [0.02, 0.26, 0.5, 0.74, 0.98].some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((node) => !button.contains(node) && node.closest(control)),
    ),
  )
}
