/**
 * What the browser's popovers leave to the page: a button says whether its panel is open, and the
 * panel closes when the focus goes elsewhere or a link within the page is followed.
 */
export function watchMenus(): void {
  const openers = '[popovertarget]:not([popovertargetaction])'
  for (const button of document.querySelectorAll<HTMLButtonElement>(openers)) {
    const panel = button.popoverTargetElement as HTMLElement | null
    if (panel) watchMenu(button, panel)
  }
  // Back may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && closeMenus())
}

export function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
}

function watchMenu(button: HTMLElement, panel: HTMLElement): void {
  const showState = () => {
    button.ariaExpanded = String(panel.matches(':popover-open'))
  }
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget === button || panel.contains(relatedTarget as Node | null)
    if (relatedTarget && !isInside) panel.hidePopover()
  }
  const closeOnSectionLink = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a')
    if (link?.hash && link.pathname === location.pathname) panel.hidePopover()
  }
  showState()
  panel.addEventListener('toggle', showState)
  panel.addEventListener('click', closeOnSectionLink)
  for (const part of [button, panel]) part.addEventListener('focusout', closeOnLeave)
}
