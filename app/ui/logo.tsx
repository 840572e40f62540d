import { useOwnLogo, useSchool } from '#app/use-school.ts'
import mark from '#content/media/logo.svg'
import { OwnLogo } from './own-logo.tsx'
import { SiteLink } from './site-link.tsx'

export function Logo({ className = '' }: { className?: string }) {
  const { name } = useSchool()
  const own = useOwnLogo()

  return (
    // As a label: between two elements, a screen reader would read a space before the colon.
    <SiteLink
      to="/"
      aria-label={`${name}: página inicial`}
      className={`flex min-h-11 items-center gap-3 ${className}`}
    >
      {own ? (
        <OwnLogo logo={own} ground="page" />
      ) : (
        <img src={mark} alt="" width={44} height={44} className="size-11 flex-none" />
      )}
      {!own?.isWide && (
        <span
          className={`text-balance font-bold font-display leading-[1.05] tracking-tight ${name.length > 24 ? 'text-[0.9375rem] xl:text-base' : 'text-[1.1875rem]'}`}
        >
          {name}
        </span>
      )}
    </SiteLink>
  )
}
