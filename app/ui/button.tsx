import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'onBrand'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent-fill text-white hover:shadow-lift',
  secondary: 'bg-surface text-brand border-2 border-brand',
  quiet: 'bg-well text-text',
  onBrand: 'bg-white text-[#16357a]',
}

export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `button ${looks[look]} ${extra}`
}

type ButtonProps = {
  to: string
  look?: ButtonLook
  className?: string
  children: ReactNode
  /** Asks the server for the whole page, for the places where the router itself has failed. */
  reloads?: boolean
}

/** A link that looks like a button and stays within the site. */
export function Button({ to, look, className, children, reloads = false }: ButtonProps) {
  return (
    <SiteLink to={to} className={buttonClass(look, className)} reloadDocument={reloads}>
      {children}
    </SiteLink>
  )
}

/** The main action of the site, always in WhatsApp's green and always with its mark. */
export function ChatButton({ to, className = '', children, onClick }: ChatButtonProps) {
  return (
    <ExternalLink to={to} className={`button bg-chat text-ink ${className}`} onClick={onClick}>
      <Icon name="whatsapp" className="size-5 flex-none" />
      {children}
    </ExternalLink>
  )
}

type ChatButtonProps = { to: string; className?: string; children: ReactNode; onClick?: () => void }

/** A button that acts on the page itself. */
export function PlainButton({
  look,
  className,
  ...rest
}: { look?: ButtonLook } & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />
}
