import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminAuthKey } from '#app/browser-storage.ts'
import { hasAnyDraft } from '#app/routes/admin/forms/draft-storage.ts'
import {
  type AdminAuth,
  isToBeRemoved,
  judgeAdminAuth,
  wasSignedIn,
} from '#domain/admin/admin-auth.ts'
import type { SessionView } from './guard.tsx'
import { loginPath } from './login-path.ts'

/** The login redirects with this hash, so that the first page after it writes `adminAuth`. */
export const justSignedInHash = '#entrou'

/** The sign-out redirects with this hash, so that the login does not call it an interruption. */
export const justSignedOutHash = '#saiu'

const checkEveryMs = 30_000

/**
 * Sends every open tab to the login when `adminAuth` is missing or expired in this browser. It grants
 * no rights: the server has decided before this runs.
 */
export function useClientGuard(session: SessionView | null): void {
  const navigate = useNavigate()
  const { email, startedAt, sentAt } = session ?? {}

  useEffect(() => {
    if (email === undefined || startedAt === undefined || sentAt === undefined) return
    if (location.hash === justSignedInHash) {
      // By the browser's clock, which also checks it: by the server's clock it might already have expired.
      const timestamp = startedAt + Date.now() - sentAt
      writeAdminAuth({ isLoggedIn: true, user: email, timestamp })
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    const check = () => {
      const verdict = judgeAdminAuth(localStorage.getItem(adminAuthKey), Date.now())
      if (verdict === 'valid') return
      if (isToBeRemoved(verdict)) removeAdminAuth()
      const state = { expired: verdict === 'expired' }
      void navigate(loginPath(location.pathname), { replace: true, state })
    }
    check()
    const timer = setInterval(check, checkEveryMs)
    const moments = ['storage', 'focus', 'pageshow'] as const
    for (const moment of moments) window.addEventListener(moment, check)
    return () => {
      clearInterval(timer)
      for (const moment of moments) window.removeEventListener(moment, check)
    }
  }, [email, startedAt, sentAt, navigate])
}

type LoginView = {
  signedIn: boolean
  /** The browser has no session cookie. */
  signedOut: boolean
  goOnTo: string
}

/**
 * For the login page, to which the server may redirect before the other guard runs. Redirects if both the session and
 * `adminAuth` are valid. True if a session of this browser ended without a sign-out, or left a draft.
 */
export function useClientGuardOfLogin({ signedIn, signedOut, goOnTo }: LoginView): boolean {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [wasInterrupted, setWasInterrupted] = useState(false)

  useEffect(() => {
    const found = judgeAdminAuth(localStorage.getItem(adminAuthKey), Date.now())
    const isOnPurpose = location.hash === justSignedOutHash
    if (isOnPurpose) {
      history.replaceState(history.state, '', location.pathname + location.search)
    } else if (wasSignedIn(found) || state?.expired || hasAnyDraft()) {
      setWasInterrupted(true)
    }
    const isLeftOver = found === 'valid' && signedOut
    if (isToBeRemoved(found) || isLeftOver) removeAdminAuth()
    if (found === 'valid' && signedIn) void navigate(goOnTo, { replace: true })
  }, [signedIn, signedOut, goOnTo, navigate, state])
  return wasInterrupted && !signedIn
}

export function removeAdminAuth(): void {
  localStorage.removeItem(adminAuthKey)
}

function writeAdminAuth(auth: AdminAuth): void {
  localStorage.setItem(adminAuthKey, JSON.stringify(auth))
}
