/** The panel, the form of the level test, and files. */
const withoutTransition = /^\/(admin|formulario)(\/|$)|\.\w+$/

/** A page that takes no part in a transition reports the one that was begun as an uncaught error. */
export function skipOtherTransitions(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname } = new URL(activation?.entry.url ?? location.href)
    if (withoutTransition.test(pathname)) viewTransition?.skipTransition()
  })
}
