import type { ComponentProps } from 'react'

const looks = { primary: 'bg-accent-fill text-white hover:shadow-lift', quiet: 'bg-well text-text' }

/** A button that acts on the test. Kept here: no other public page should carry it. */
export function ActionButton({
  look = 'primary',
  ...rest
}: { look?: keyof typeof looks } & ComponentProps<'button'>) {
  return <button type="button" className={`button ${looks[look]}`} {...rest} />
}
