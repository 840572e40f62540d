import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type AdminAuth,
  type AdminAuthVerdict,
  adminAuthKey,
  isToBeRemoved,
  judgeAdminAuth,
} from '#domain/admin/admin-auth.ts'
import type { SessionView } from './guard.tsx'
import { loginPath } from './login-path.ts'

/** The login redirects here, so that the first page behind it writes `adminAuth`. */
export const justSignedInHash = '#entrou'

const checkEveryMs = 30_000

/**
 * Sends every open tab to the login when `adminAuth` is missing or expired in this browser. It grants
 * no rights: the server has decided before this runs.
 */
export function useClientGuard(session: SessionView | null): void {
  const navigate = useNavigate()
  const { email, startedAt } = session ?? {}

  useEffect(() => {
    if (email === undefined || startedAt === undefined) return
    if (location.hash === justSignedInHash) {
      writeAdminAuth({ isLoggedIn: true, user: email, timestamp: startedAt })
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    const check = () => {
      const verdict = judgeAdminAuth(localStorage.getItem(adminAuthKey), Date.now())
      if (verdict === 'valid') return
      if (isToBeRemoved(verdict)) removeAdminAuth()
      navigate(loginPath(location.pathname), { replace: true })
    }
    check()
    const timer = setInterval(check, checkEveryMs)
    const moments = ['storage', 'focus', 'pageshow'] as const
    for (const moment of moments) window.addEventListener(moment, check)
    return () => {
      clearInterval(timer)
      for (const moment of moments) window.removeEventListener(moment, check)
    }
  }, [email, startedAt, navigate])
}

/**
 * On the login, to which the server may have redirected before the other guard ran. Somebody signed in
 * on both sides continues; with an invalid `adminAuth` the login is the right place.
 */
export function useClientGuardOfLogin({
  signedIn,
  signedOut,
  goOnTo,
}: {
  signedIn: boolean
  /** The browser has no session cookie. */
  signedOut: boolean
  goOnTo: string
}): AdminAuthVerdict | null {
  const navigate = useNavigate()
  const [verdict, setVerdict] = useState<AdminAuthVerdict | null>(null)

  useEffect(() => {
    const found = judgeAdminAuth(localStorage.getItem(adminAuthKey), Date.now())
    setVerdict(found)
    // Left behind by a sign-out before the script was loaded.
    const isLeftOver = found === 'valid' && signedOut
    if (isToBeRemoved(found) || isLeftOver) removeAdminAuth()
    if (found === 'valid' && signedIn) navigate(goOnTo, { replace: true })
  }, [signedIn, signedOut, goOnTo, navigate])
  return verdict
}

export function removeAdminAuth(): void {
  localStorage.removeItem(adminAuthKey)
}

function writeAdminAuth(auth: AdminAuth): void {
  localStorage.setItem(adminAuthKey, JSON.stringify(auth))
}
