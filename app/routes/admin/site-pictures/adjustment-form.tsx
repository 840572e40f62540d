import { type MouseEvent, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { CharacterCount, countedLength } from '#app/routes/admin/forms/character-count.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { focusClass, Picture, type PictureSource } from '#app/ui/picture.tsx'
import { eventFormWords } from '#content/admin.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { maxAltLength } from '#domain/school/alt-limit.ts'
import { cropPosition, focusStep, nearestFocus } from '#domain/school/focus.ts'
import type { PictureAdjustment } from '#domain/school/slot-pictures.ts'
import { type Slot, shapeClass } from './slot.ts'

const words = sitePicturesWords.adjustment

/** Has only `failure` if the site could not be reached. */
export type AdjustmentResult = {
  values?: PictureAdjustment
  /** A problem with the description. */
  problem?: string
  failure?: DialogMessage
}

type AdjustmentFormProps = {
  slot: Slot
  photo: PictureSource
  stands: string
  /** The whole photo; the slot shows a part of it. */
  preview: { src: string; width: number; height: number }
  stored: PictureAdjustment
  result: AdjustmentResult | undefined
}

export function AdjustmentForm(props: AdjustmentFormProps) {
  const { slot, photo, stands, preview, stored, result } = props
  const action = href('/admin/escola/imagens/:imagem/ajuste', { imagem: slot.name })
  const busy = useNavigation().formAction === action
  const [focus, setFocus] = useState(result?.values?.focus ?? stored.focus)

  const choosePoint = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    setFocus({
      x: nearestFocus((clientX - box.left) / box.width),
      y: nearestFocus((clientY - box.top) / box.height),
    })
  }

  return (
    <>
      <Form
        method="post"
        action={action}
        className="bubble mt-6 grid gap-8 border border-line bg-surface p-5 md:p-8"
      >
        <input type="hidden" name="antes" value={stands} />
        <div className="grid items-start gap-8 md:grid-cols-2">
          <div className="grid gap-4">
            {/* For pointers; keyboards use the two sliders. */}
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.point}
              onClick={choosePoint}
              className={`relative block w-fit cursor-crosshair justify-self-center ${focusClass(focus)}`}
            >
              <img
                alt=""
                {...preview}
                className="h-auto max-h-96 w-auto max-w-full rounded-small"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-[var(--focus-y)] left-[var(--focus-x)] size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-white bg-brand/40 outline-2 outline-ink"
              />
            </button>
            <Slider name="x" value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
            <Slider name="y" value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
          </div>
          <figure>
            <Picture
              source={{ ...photo, position: cropPosition(focus, preview, photo) }}
              alt=""
              sizes="(min-width: 768px) 34rem, 100vw"
              className={`bubble mx-auto max-w-lg ${shapeClass(slot.shape)}`}
            />
            <figcaption className="mt-2 text-center text-small text-soft">
              {words.preview}
            </figcaption>
          </figure>
        </div>
        {!slot.decorative && (
          <Description value={result?.values?.alt ?? stored.alt ?? ''} problem={result?.problem} />
        )}
        <SubmitButton busy={busy} words={{ submit: words.button, busy: eventFormWords.saving }} />
      </Form>
      <DismissibleMessage message={result?.failure} answer={result} />
    </>
  )
}

type SliderProps = { name: 'x' | 'y'; value: number; onChange: (value: number) => void }

function Slider({ name, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 font-semibold">
      {words[name]}
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        step={focusStep}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-brand"
      />
    </label>
  )
}

function Description({ value, problem }: { value: string; problem: string | undefined }) {
  const [length, setLength] = useState(countedLength(value))
  return (
    <div className="grid max-w-3xl gap-2">
      <label htmlFor="campo-descricao" className="font-semibold">
        {words.alt}
      </label>
      <input
        id="campo-descricao"
        name="descricao"
        type="text"
        required
        defaultValue={value}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`descricao-dica descricao-contagem${problem ? ' descricao-problema' : ''}`}
        onInput={({ currentTarget }) => setLength(countedLength(currentTarget.value))}
        className="field-input"
      />
      <p id="descricao-dica" className="text-small text-soft">
        {words.altHint}
      </p>
      <CharacterCount id="descricao-contagem" length={length} limit={maxAltLength} />
      {problem && (
        <p id="descricao-problema" role="alert" className="font-semibold text-accent text-small">
          {problem}
        </p>
      )}
    </div>
  )
}
