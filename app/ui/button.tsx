import type { ComponentProps, ReactNode } from 'react'
import { chat } from '#content/chat.ts'
import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onBrand'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent-fill text-white hover:lift',
  secondary: 'bg-surface text-brand border-2 border-brand',
  quiet: 'bg-well text-text',
  onBrand: 'bg-white text-[#16357a]',
}

export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `button ${variants[variant]} ${extra}`
}

type ButtonProps = { variant?: ButtonVariant } & ComponentProps<'button'>

export function Button({ variant, className, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass(variant, className)} {...rest} />
}

type ButtonLinkProps = {
  to: string
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonClass(variant, className)} {...rest} />
}

type ChatButtonProps = {
  to: string
  /** Instead of the chat's own green. */
  variant?: ButtonVariant
  /** The course or class it asks about, for the school's numbers: 'curso-3', 'turma-5'. */
  about?: string
  className?: string
  children: ReactNode
}

/** Where the school has no number yet, it leads to the page that says so. */
export function ChatButton({ about, variant, className, children, ...rest }: ChatButtonProps) {
  if (rest.to.startsWith('/')) {
    return (
      <SiteLink className={buttonClass(variant, className)} {...rest}>
        <Icon name="mail" className="size-5 flex-none" />
        {chat.withoutNumber.label}
      </SiteLink>
    )
  }
  return (
    <ExternalLink
      className={
        variant ? buttonClass(variant, className) : `button bg-chat text-ink ${className ?? ''}`
      }
      {...(about && { 'data-count': `whatsapp ${about}` })}
      {...rest}
    >
      <Icon name="whatsapp" className="size-5 flex-none" />
      {children}
    </ExternalLink>
  )
}
