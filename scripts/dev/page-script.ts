// In every page of the development server. A public page has no client router, so it is reloaded after each change. In
// the admin area React Router replaces what has changed, so a reload is only needed to remove an error.
const hot = import.meta.hot
const changes = document.querySelector<HTMLElement>('script[data-changes]')?.dataset.changes
let isLeaving = false

hot?.on('site-changed', () => {
  if (isLeaving) return
  const isApplication = '__reactRouterContext' in window
  if (!isApplication || document.querySelector('vite-error-overlay')) location.reload()
})
hot?.send('page-opened', Number(changes))

addEventListener('beforeunload', () => {
  isLeaving = true
})
// Vite restarts after some changes, and people restart `npm run dev`.
hot?.on('vite:ws:disconnect', () => {
  if (!isLeaving) void reloadWhenBack()
})

async function reloadWhenBack() {
  const isThere = () =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 500))
  location.reload()
}
