import type { RouterContextProvider } from 'react-router'
import { renderPageContext } from '#app/context.ts'
import { previewWords } from '#content/admin.ts'
import { schoolDefaults } from '#content/school.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import type { SchoolDocument } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'

type Preview = {
  document: SchoolDocument
  pictureUrls?: SitePictureUrls
}

/** Renders a page of the site with data that is not stored, for one person. Nothing is cached. */
export function previewPage(
  place: string,
  { document, pictureUrls }: Preview,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  return context.get(renderPageContext)(place, schoolInUse(document, schoolDefaults), pictureUrls)
}

/** Shown in the tab that was opened for the preview. */
export function noPreview(why: readonly string[], status: number): Response {
  const items = why.map((one) => `<li>${escapeMarkup(one)}`)
  const page = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>${previewWords.button}</title><p>${previewWords.problem}<ul>${items.join('')}</ul></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(page, { status, headers })
}
