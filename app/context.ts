import { createContext } from 'react-router'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import type { CommonPasswords } from '#domain/admin/common-passwords.ts'
import type { InvitationPorts } from '#domain/admin/invitations.ts'
import type { AdminPorts } from '#domain/admin/log-in.ts'
import type { PasskeyPorts } from '#domain/admin/log-in-with-passkey.ts'
import type { SignedInAdmin } from '#domain/admin/session.ts'
import type { BackupState } from '#domain/backups/backup-record.ts'
import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { TrustedClock } from '#domain/clock/trusted-clock.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { FamilyLinkLimit } from '#domain/events/family-link-limit.ts'
import type { GuardedEvents } from '#domain/events/guarded-events.ts'
import type { PublicEvents } from '#domain/events/public-events.ts'
import type { TokenSeal } from '#domain/events/sealed-token.ts'
import type { PhotoAccess } from '#domain/photos/hosted-access.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { ShownPhotoUrls, SitePictureUrls } from '#domain/photos/photo-urls.ts'
import type { PhotosToSave } from '#domain/photos/photos-to-save.ts'
import type { SlotPictureEncoder } from '#domain/photos/picture-encoder.ts'
import type { PublicPhotos } from '#domain/photos/public-photos.ts'
import type { WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import type { ChangeableSchool } from '#domain/school/change-school.ts'
import type { SitePaths } from '#domain/school/former-address.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import type { ShownSchool } from '#domain/school/shown-school.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import type { StatusPictureDrawer } from '#domain/status-picture.ts'
import type { RouteHandle } from './route-handle.ts'

/** What the server passes to every route. */
export type Services = {
  /** Origin without a slash at the end: 'https://www.escola.com.br'. */
  siteUrl: string
  /** The version of the running program, shown in the panel. */
  version: string
  /** Since when it runs here (a moment), and the release before it. */
  runs: { since: string; before: string | null }
  /** Other hosts whose pictures pages may show. */
  imageHosts: readonly string[]
  /** The database is another company's. */
  isDatabaseHosted: boolean
  /** Whether the site may delete and guard the files of photos. */
  controlsPhotoFiles: boolean
  now: () => Date
  /** The clock for stored dates and for publishing drafts. Use `now` for what is shown and for what expires. */
  clock: Pick<TrustedClock, 'now' | 'publicNow' | 'doubt' | 'confirm'>
  /** All events. Only for the admin area: public routes read `publicEvents`. */
  events: EventStore
  publicEvents: PublicEvents
  /** For visitors with a family link, and for the admin. */
  guardedEvents: GuardedEvents
  /** Limits attempts to open a family link or an invitation that does not exist. */
  familyLinkLimit: FamilyLinkLimit
  /** Encrypts the tokens of family links, so that the admin can see a link again. */
  linkSeal: TokenSeal
  photos: PhotoStore
  publicPhotos: PublicPhotos
  photosToSave: PhotosToSave
  photoAccess: Pick<PhotoAccess, 'follow' | 'exposed'>
  photoUrls: ShownPhotoUrls
  pictures: SlotPictureEncoder & StatusPictureDrawer
  waiting: WaitingBatchStore
  /** Whether the disk is nearly full. */
  isShortOfSpace: () => Promise<boolean>
  changes: ChangeLog
  statistics: Statistics
  paths: SitePaths
  /** Whether the bin takes more room on the disk than is left there. */
  isBinLargerThanFree: () => Promise<boolean>
  /** The state of the nightly backup; null: none was ever attempted. Undefined with hosted stores. */
  backup: (() => Promise<BackupState | null>) | undefined
  school: ChangeableSchool &
    Pick<SchoolStore, 'dropFormer'> & {
      /** From memory. While the store is unavailable, the last known state. */
      current(): Promise<SchoolInUse>
      /** What pages show of it. */
      shown(): Promise<ShownSchool>
    }
  admin: AdminPorts &
    PasskeyPorts &
    InvitationPorts & {
      /** Whether a session has this token. The result may be a few seconds old: only for requests that read. */
      isSignedIn: (token: string | null) => Promise<boolean>
      commonPasswords: CommonPasswords
      newToken: () => string
      /** A recovery code. */
      newCode: () => string
      /** The settings' e-mail, applied again at every start. Null: the settings are not for this account. */
      emailFromEnv: (id: string, accounts: readonly AdminAccount[]) => string | null
      /** Whether the settings have a password for this account, which is applied again at every start. */
      passwordIsFromEnv: (account: Pick<AdminAccount, 'id' | 'email'>) => boolean
    }
}

export const servicesContext = createContext<Services>()

/** Renders a page of the site with other data and pictures of the school. The response is not cached. */
export const renderPageContext =
  createContext<
    (path: string, school: SchoolInUse, pictureUrls?: SitePictureUrls) => Promise<Response>
  >()

/** Whether the page is rendered by `renderPageContext`, from data that is not stored. */
export const isPreviewContext = createContext(false)

/** In the log and on the error page, so that the two can be matched. */
export const requestIdContext = createContext<string>()

export const clientIpContext = createContext<string>()

/** The paths of the routes that declare themselves for the sitemap. */
export const sitemapContext =
  createContext<readonly { path: string; sitemap: NonNullable<RouteHandle['sitemap']> }[]>()

/** Set by the guard for the routes behind it; null if the session store is down. */
export const adminContext = createContext<SignedInAdmin | null>(null)

export const logErrorContext = createContext<(error: unknown) => void>()

/** The request succeeded, but something is left to do. */
export const logWarningContext = createContext<(message: string, details: object) => void>()

/** Who has changed what. */
export const logChangeContext = createContext<(message: string, details: object) => void>()

/** Renders a document when its turn comes; null at once if too many are waiting. */
export type RenderLimit = <Result>(render: () => Promise<Result>) => Promise<Result | null>

export const renderLimitContext = createContext<RenderLimit>()
