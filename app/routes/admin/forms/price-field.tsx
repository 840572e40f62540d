import { useState } from 'react'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { priceFieldWords as words } from '#content/price-field.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { type Price, periodWords, pricePeriods, priceText, readPrice } from '#domain/price.ts'
import type { OthersChange } from './edit-answer.ts'
import { Field } from './field.tsx'

type PriceFieldProps = {
  name: string
  label: string
  hint: string | undefined
  values: Typed
  problems: Problems
  other: OthersChange | undefined
  required: boolean
}

/** Shows while typing how the site says the price, and lets one change what the amount pays for. */
export function PriceField({ name, ...shared }: PriceFieldProps) {
  const [typed, setTyped] = useState(shared.values[name] ?? '')
  const price = readPrice(typed.replace(/\s+/g, ' ').trim())
  const type = (next: Price) => {
    const field = document.getElementById(`campo-${name}`) as HTMLInputElement
    field.value = priceText(next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div
      onInput={({ target }) => setTyped((target as HTMLInputElement).value)}
      className="grid gap-2"
    >
      <Field name={name} {...shared} />
      {typeof price !== 'string' && (
        <div className="needs-script flex flex-wrap gap-2">
          {pricePeriods.map((per) => (
            <button
              key={per}
              type="button"
              aria-pressed={price.per === per}
              onClick={() => type({ ...price, per })}
              className={`${smallButtonClass} aria-pressed:bg-brand-fill aria-pressed:text-white`}
            >
              {periodWords[per]}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="text-small">
        {priceText(price) !== typed && words.shown(priceText(price))}
      </p>
    </div>
  )
}
