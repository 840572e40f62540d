import { closeMenus } from './menus.ts'

/** A prefetched page arrives sooner, so that no message flashes. */
const patienceMs = 200

/** Shows what is being loaded until the next document arrives: see pending-page.tsx. */
export function showPendingPages(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const main = document.querySelector('main')
  const clear = () => {
    clearTimeout(timer)
    main?.removeAttribute('data-pending')
    main?.querySelector('.pending-page')?.remove()
  }
  const onNavigate = ({ destination, downloadRequest, signal }: NavigateEvent) => {
    if (destination.sameDocument || downloadRequest !== null) return
    const message = messageFor(new URL(destination.url))
    if (!message) return
    timer = setTimeout(() => {
      // The open menu would cover it.
      closeMenus()
      main?.setAttribute('data-pending', '')
      main?.prepend(message.content.cloneNode(true))
    }, patienceMs)
    signal.addEventListener('abort', clear)
  }
  // Browsers without the Navigation API show only their own loading indicator.
  window.navigation?.addEventListener('navigate', onNavigate)
  // Back may restore the page as it was left.
  addEventListener('pageshow', clear)
}

function messageFor({ origin, pathname }: URL): HTMLTemplateElement | undefined {
  if (origin !== location.origin || pathname === location.pathname) return undefined
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-pending]')
  return [...templates].find(({ dataset }) => new RegExp(dataset.pending ?? '').test(pathname))
}
