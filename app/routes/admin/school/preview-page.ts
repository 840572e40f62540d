import type { RouterContextProvider } from 'react-router'
import { renderPageContext } from '#app/context.ts'
import { previewWords } from '#content/admin.ts'
import { schoolDefaults } from '#content/school.ts'
import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import type { SchoolDocument } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'

type Preview = {
  document: SchoolDocument
  pictureUrls?: SitePictureUrls
  /** What is tried out is the notice itself. */
  isNotice?: boolean
}

/** A page of the site with what is not stored, for one person alone. Nothing is cached. */
export function previewPage(
  place: string,
  { document, pictureUrls, isNotice = false }: Preview,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const school = schoolInUse(document, schoolDefaults)
  const page = isNotice ? school : { ...school, notice: previewNotice }
  return context.get(renderPageContext)(place, page, pictureUrls)
}

const previewNotice = { text: previewWords.notice, link: null, firstDay: null, lastDay: null }

/** In the tab that was opened for the page. */
export function noPreview(why: string, status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${previewWords.problem} ${why}`, { status, headers })
}
