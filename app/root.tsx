import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { errorWords } from '#content/layout.ts'
import { openingHoursLines } from '#domain/opening-hours.ts'
import { noticeOn } from '#domain/school/site-notice.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/root'
import { logoView, ownIcons, shareCardOf } from './brand-view.ts'
import { isPreviewContext, servicesContext } from './context.ts'
import { IslandsScript } from './islands/script.tsx'
import type { RouteHandle } from './route-handle.ts'
import { slotPictureViews } from './slot-picture-view.ts'
import textFace from './styles/fonts/figtree-300-700.woff2?url'
import { StyleSheet } from './styles/style-sheet.tsx'
import { ButtonLink } from './ui/button.tsx'

/** Needed on every page: server settings, the school's facts and pictures, and its opening hours in words. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, now, photoUrls, school } = context.get(servicesContext)
  const { facts, testimonials, exams, notice, pictures } = await school.shown()
  const today = schoolDayOf(now())
  return {
    siteUrl,
    today,
    isPreview: context.get(isPreviewContext),
    school: facts,
    notice: noticeOn(today, notice),
    hasTestimonials: testimonials.length > 0,
    hasExams: exams.length > 0,
    pictures: slotPictureViews(pictures, photoUrls.site),
    shareCard: shareCardOf(pictures, facts.name, photoUrls.site),
    logo: logoView(pictures, photoUrls.site),
    icons: ownIcons(pictures, photoUrls.site),
    openingHours: openingHoursLines(facts.openingHours),
  }
}

/** The document's data stays valid while the page is open; never reload it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const handles = matches.map(({ handle }) => (handle ?? {}) as RouteHandle)
  const isDocument = handles.some(({ document }) => document)
  const root = useRouteLoaderData<typeof loader>('root')
  // Pages that differ from visitor to visitor report no visits.
  const { counting } = root?.school ?? {}
  const isCounted = counting?.visits && !root?.isPreview && handles.some(({ cache }) => cache)
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <StyleSheet />
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <meta name="theme-color" content="#fcf7ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10131f" media="(prefers-color-scheme: dark)" />
        <IconLinks />
        <Meta />
        <Links />
      </head>
      <body data-page={isCounted ? matches.at(-1)?.pathname : undefined}>
        {children}
        {isDocument ? <IslandsScript /> : <Scripts />}
      </body>
    </html>
  )
}

/** A new picture has a new URL, because browsers cache icons for a long time. */
function IconLinks() {
  const own = useRouteLoaderData<typeof loader>('root')?.icons
  return (
    <>
      {!own && <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />}
      <link rel="icon" href={own?.small ?? '/icons/icon-32.png'} sizes="32x32" type="image/png" />
      {own && <link rel="icon" href={own.large} sizes="192x192" type="image/png" />}
      <link rel="apple-touch-icon" href={own?.touch ?? '/icons/icon-180.png'} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/**
 * Last resort, when even the shared layout cannot be shown. Errors that a guard throws before any
 * loader has run also end up here, with their own text.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = isRouteErrorResponse(error) ? error.data : null
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>{errorWords.title}</title>
      <div className="bubble max-w-xl border border-line bg-surface p-8">
        <h1 className="text-heading">{words?.title ?? errorWords.title}</h1>
        <p className="mt-4 text-soft">{words?.text ?? errorWords.text}</p>
        <p className="mt-8">
          <ButtonLink to="/">{errorWords.home}</ButtonLink>
        </p>
      </div>
    </main>
  )
}
