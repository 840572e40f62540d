import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { LoginGreeting } from './login-greeting.tsx'

type LoginLayoutProps = { back: { to: string; label: string }; children: ReactNode }

/** For the pages of those who are not signed in. */
export function LoginLayout({ back, children }: LoginLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <LoginGreeting />
      <main className="flex flex-col px-5 py-6 sm:px-12 lg:justify-center lg:px-20">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Logo />
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
        <div className="mt-10 w-full max-w-md lg:mt-16">{children}</div>
      </main>
    </div>
  )
}
