import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import {
  type AdminAuth,
  adminAuthKey,
  isToBeRemoved,
  judgeAdminAuth,
} from '#domain/admin/admin-auth.ts'
import { loginPath } from './login-path.ts'

/** Marks the address that the login leads to; see below. */
export const justSignedIn = '#entrou'

const glance = 30_000

/**
 * The screen's own guard, as specified: without a valid note in this browser it leads to the login,
 * in every open tab. The note gives no rights; the server has decided before this runs.
 */
export function useScreenGuard({ email, startedAt }: { email: string; startedAt: number }): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (location.hash === justSignedIn) {
      writeNote({ isLoggedIn: true, user: email, timestamp: startedAt })
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    const look = () => {
      const verdict = judgeAdminAuth(localStorage.getItem(adminAuthKey), Date.now())
      if (verdict === 'valid') return
      if (isToBeRemoved(verdict)) localStorage.removeItem(adminAuthKey)
      navigate(loginPath(location.pathname), { replace: true })
    }
    look()
    const timer = setInterval(look, glance)
    window.addEventListener('storage', look)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
    }
  }, [email, startedAt, navigate])
}

export function removeNote(): void {
  localStorage.removeItem(adminAuthKey)
}

function writeNote(note: AdminAuth): void {
  localStorage.setItem(adminAuthKey, JSON.stringify(note))
}
