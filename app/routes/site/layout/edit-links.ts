import { adminAuthKey } from '#app/browser-storage.ts'
import { editedLists, editPaths, editPathsOfTitles } from './edit-paths.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Shows a pencil at everything that can be edited, in a browser in which somebody has signed in. It is only a link and
 * grants no rights: the page is the same for everyone, and the server checks the session.
 */
function showEditLinks(): void {
  const main = document.querySelector('main')
  if (!main || !isSignedIn()) return
  // Outside the page's own markup: React hydrates islands as the server rendered them.
  const links = document.createElement('nav')
  links.ariaLabel = 'Editar'
  links.className = 'print:hidden'
  document.body.append(links)
  const draw = () => {
    const focused = [...links.children].indexOf(document.activeElement as Element)
    links.replaceChildren(...editLinks(main))
    links.querySelectorAll('a')[focused]?.focus({ preventScroll: true })
  }
  new ResizeObserver(draw).observe(main)
  new MutationObserver(draw).observe(main, {
    subtree: true,
    childList: true,
    // Another slide is in view.
    attributeFilter: ['inert'],
  })
}

function isSignedIn(): boolean {
  const { isLoggedIn, timestamp } = JSON.parse(localStorage.getItem(adminAuthKey) ?? '{}')
  return isLoggedIn === true && Date.now() - timestamp < day
}

function editLinks(main: HTMLElement): HTMLElement[] {
  const editable = '[id]:not([inert]), h1, .photo-tile'
  return [...main.querySelectorAll<HTMLElement>(editable)].flatMap((element) => {
    const path = editPathOf(element)
    const isShown = element.checkVisibility()
    return path && isShown ? [editLink(`/admin/${path}`, element)] : []
  })
}

function editPathOf(element: HTMLElement): string | undefined {
  const event = /^\/galeria-evento\/([^/]+)/.exec(location.pathname)?.[1]
  if (element.matches('h1')) {
    return event ? `evento/${event}/editar` : editPathsOfTitles[location.pathname]
  }
  if (event && element.matches('.photo-tile')) {
    return `evento/${event}/fotos/${element.dataset.photo}`
  }
  const [, one = '', id] = /^([a-z]+)-(\d+)$/.exec(element.id) ?? []
  return Object.hasOwn(editedLists, one)
    ? `escola/${editedLists[one]}/${id}`
    : editPaths[element.id]
}

function editLink(path: string, element: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a')
  const { top, right } = element.getBoundingClientRect()
  const label = element.ariaLabel?.replace(/^Abrir /, '') ?? ''
  const titles = 'h1, h2, h3, .font-display'
  const title = element.matches('h1') ? element : element.querySelector<HTMLElement>(titles)
  const name = title?.innerText.replace(/\s+/g, ' ') ?? label
  link.href = path
  link.className = 'edit-link'
  link.textContent = '✎'
  link.title = `Editar ${name}`.trim()
  link.ariaLabel = link.title
  // Inline, so that visitors load no style sheet for it.
  link.style.cssText = `position:absolute;top:${top + scrollY + 8}px;left:${right + scrollX - 52}px;z-index:5;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:#1d4699;color:#fff;font:700 20px/1 sans-serif;text-decoration:none;box-shadow:0 0 0 2px #fff`
  return link
}

showEditLinks()
