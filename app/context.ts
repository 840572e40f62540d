import { createContext } from 'react-router'
import type { AdminPorts } from '#domain/admin/log-in.ts'
import type { SignedInAdmin } from '#domain/admin/signed-in.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureMaker } from '#domain/photos/picture-maker.ts'

/** What the server hands to every route. */
export type Services = {
  /** Origin without a slash at the end: 'https://www.escola.com.br'. */
  siteUrl: string
  now: () => Date
  events: EventStore
  photos: PhotoStore
  pictures: PictureMaker
  admin: AdminPorts & { newToken: () => string }
}

export const servicesContext = createContext<Services>()

/** Stands in the log and on the error page, so that the two can be matched. */
export const requestIdContext = createContext<string>()

export const clientAddressContext = createContext<string>()

/** Set by the guard for the routes behind it. */
export const adminContext = createContext<SignedInAdmin>()

export const logErrorContext = createContext<(error: unknown) => void>()
