import { useState } from 'react'
import { type ExamProvider, examProviders, logoStrip } from '#content/exams.ts'
import { PauseButton } from '../../../ui/carousel/controls.tsx'
import { useReducedMotion } from '../../../ui/reduced-motion.ts'

/**
 * The providers' names, passing by without end: 3 s a name, no touch. The second set closes the
 * circle for the eye and is nothing to anyone else; where nothing may move, or no script could stop it,
 * the names stand in rows.
 */
export function LogoStrip() {
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()

  return (
    // biome-ignore lint/a11y/useSemanticElements: names passing by, not a form's fieldset
    <div role="group" aria-label={logoStrip.label} className="mt-16 flex items-center gap-4">
      {!still && (
        <PauseButton playing={!paused} onToggle={() => setPaused(!paused)} className="bg-surface" />
      )}
      <div className="logo-window">
        <ul className="logo-track" data-state={still ? 'still' : paused ? 'paused' : 'moving'}>
          {examProviders.map((provider) => (
            <Logo key={provider.id} {...provider} />
          ))}
          {!still && examProviders.map((provider) => <Logo key={provider.id} {...provider} copy />)}
        </ul>
      </div>
    </div>
  )
}

type LogoProps = Pick<ExamProvider, 'wordmark' | 'lang'> & { copy?: boolean }

function Logo({ wordmark, lang, copy = false }: LogoProps) {
  return (
    <li
      lang={lang}
      aria-hidden={copy || undefined}
      inert={copy}
      className="bubble grid min-h-20 place-items-center border border-line bg-surface px-3 text-center font-bold font-display text-brand leading-tight [--bubble:1.25rem]"
    >
      {wordmark}
    </li>
  )
}
