import { unbroken } from '#app/ui/unbroken.tsx'
import { logoStrip, providerOf } from '#content/exams.ts'
import { PauseButton } from './carousel-controls.tsx'

/** Animated by home.css, with a second set of names for a seamless loop. Without motion or script, rows of names. */
export function LogoStrip({ institutions }: { institutions: readonly string[] }) {
  return (
    <div
      role="group"
      aria-label={logoStrip.label}
      className="mt-8 flex md:mt-16 items-center gap-4"
    >
      <PauseButton className="bg-surface" />
      <div className="logo-window">
        <ul className="logo-track">
          {institutions.map((institution) => (
            <Logo key={institution} institution={institution} />
          ))}
          {institutions.map((institution) => (
            <Logo key={institution} institution={institution} copy />
          ))}
        </ul>
      </div>
    </div>
  )
}

type LogoProps = { institution: string; copy?: boolean }

function Logo({ institution, copy = false }: LogoProps) {
  return (
    <li
      lang={providerOf({ institution })?.lang}
      aria-hidden={copy || undefined}
      inert={copy}
      className="bubble grid min-h-14 grid-cols-1 md:min-h-20 place-items-center border border-line bg-surface px-1.5 text-center font-bold font-display text-[clamp(0.8125rem,0.5rem+1.6vw,1.0625rem)] text-brand leading-tight sm:px-3 [--bubble:1.25rem]"
    >
      <span className="min-w-0">{unbroken(institution)}</span>
    </li>
  )
}
