/** One entry, which a visitor adds to a calendar of their own. */
export function calendarDownload(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
