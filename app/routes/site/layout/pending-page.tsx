import { layoutWords } from '#content/layout.ts'

const messages = [
  { paths: '^/eventos$', message: layoutWords.loadingEvents },
  { paths: '^/galeria-evento/[^/]+$', message: layoutWords.loadingEvent },
]

/** What pending-pages.ts shows in the current page if the next one takes long. */
export function PendingPages() {
  return messages.map(({ paths, message }) => (
    <template key={paths} data-pending={paths}>
      <div role="status" className="pending-page grid content-center">
        <div className="frame grid justify-items-start gap-6">
          <span aria-hidden="true" className="typing">
            <i />
            <i />
            <i />
          </span>
          <h1 className="text-title">{message}</h1>
        </div>
      </div>
    </template>
  ))
}
