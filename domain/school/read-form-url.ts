import { readWebUrl } from '#domain/fields/read-web-url.ts'

export const shortFormProblem =
  'este é o link curto, que não abre dentro do site: no Google Forms, copie o link sem marcar “Encurtar URL”'

/** Google Forms gives a link, a short link and the HTML of an iframe; inside a page only one spelling works. */
export function readFormUrl(typed: string): { value: string } | { problem: string } {
  const source = /\bsrc="([^"]+)"/.exec(typed)?.[1]?.replaceAll('&amp;', '&') ?? typed
  const text = readWebUrl(source)
  if (isShortFormUrl(text)) return { problem: shortFormProblem }
  const url = URL.parse(text)
  const [, form] =
    /^\/forms\/(?:u\/\d+\/)?(d\/(?:e\/)?[\w-]+)(?:\/|$)/.exec(url?.pathname ?? '') ?? []
  if (url?.host !== 'docs.google.com' || !form) return { value: text }
  url.pathname = `/forms/${form}/viewform`
  url.searchParams.delete('usp')
  url.searchParams.set('embedded', 'true')
  url.hash = ''
  return { value: url.href }
}

/** It redirects to another host, which the content security policy does not allow in a frame. */
export function isShortFormUrl(url: string): boolean {
  return ['forms.gle', 'goo.gl'].includes(URL.parse(url)?.hostname ?? '')
}
