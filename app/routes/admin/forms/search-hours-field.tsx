import { type ComponentProps, useEffect, useState } from 'react'
import { searchHoursWords as words } from '#content/search-hours.ts'
import { readOpeningHours } from '#domain/school/read-opening-hours.ts'
import { searchHoursOf } from '#domain/school/search-hours.ts'
import { Field } from './field.tsx'

type SearchHoursFieldProps = Pick<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'hint' | 'values' | 'problems' | 'other'
> & {
  /** Name of the field with the opening hours in the school's words. */
  of: string
}

/** Follows the opening hours while they are typed, until this field itself is edited. */
export function SearchHoursField({ of, ...shared }: SearchHoursFieldProps) {
  const { name, values } = shared
  const [typed, setTyped] = useState({ hours: values[of] ?? '', own: values[name] ?? '' })
  useEffect(() => {
    const hours = document.getElementById(`campo-${of}`) as HTMLTextAreaElement
    const own = document.getElementById(`campo-${name}`) as HTMLInputElement
    let isCorrected = false
    const update = ({ target }: Event) => {
      if (target === own) isCorrected = true
      else if (!isCorrected) own.value = searchHoursOf(hours.value)
      setTyped({ hours: hours.value, own: own.value })
    }
    for (const field of [hours, own]) field.addEventListener('input', update)
    return () => {
      for (const field of [hours, own]) field.removeEventListener('input', update)
    }
  }, [of, name])
  return (
    <div className="grid gap-2">
      <Field {...shared} />
      <p role="status" className="wrap-anywhere text-small text-soft">
        {note(typed)}
      </p>
    </div>
  )
}

function note({ hours, own }: { hours: string; own: string }): string {
  if (hours.trim() === '') return ''
  const understood = searchHoursOf(hours)
  if (own.trim() === '' && understood !== '') return words.derived(understood)
  if (readOpeningHours(own).hours.length === 0) return words.nothing
  const { unread } = readOpeningHours(hours)
  return own === understood && unread.length > 0 ? words.onSiteOnly(unread) : ''
}
