import { useRendering } from '#app/rendering.ts'

/**
 * Inlines the style sheet, so that the first paint waits for nothing. Only the server has its text; the
 * browser keeps what it received instead of downloading it again.
 */
export function StyleSheet() {
  const rendering = useRendering()
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/site.css" />
  return (
    <style
      data-site
      nonce={rendering?.nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own built style sheet
      dangerouslySetInnerHTML={{ __html: rendering?.styleSheet ?? styleInPage() }}
    />
  )
}

function styleInPage(): string {
  return document.querySelector('style[data-site]')?.textContent ?? ''
}
