import { createContext } from 'react-router'
import type { AdminPorts } from '#domain/admin/log-in.ts'
import type { SignedInAdmin } from '#domain/admin/signed-in.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'

/** What a route may ask the server for. The server sets it; routes only read. */
export type Services = {
  /** Origin of the site, without a slash at the end: 'https://www.escola.com.br'. */
  siteUrl: string
  /** Handed in, so that a test can move it. */
  now: () => Date
  events: EventStore
  photos: PhotoStore
  pictures: PictureEncoder
  admin: AdminPorts & { newToken: () => string }
}

export const servicesContext = createContext<Services>()

/** Written into the log line of the request and onto the error page, so that the two can be matched. */
export const requestIdContext = createContext<string>()

/** Where the request comes from, for the delays of sign-in. */
export const clientAddressContext = createContext<string>()

/** Set by the guard: whoever reads it stands behind the guard. */
export const adminContext = createContext<SignedInAdmin>()

/** Logs a fault once, under the id of its request. */
export const logErrorContext = createContext<(error: unknown) => void>()

/** Runs the rendering of a document when its turn comes; null at once when too many are waiting. */
export type RenderLimit = <Result>(render: () => Promise<Result>) => Promise<Result | null>

export const renderLimitContext = createContext<RenderLimit>()
