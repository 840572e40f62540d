import { href } from 'react-router'
import { placementWords } from '#content/placement/words.ts'
import { Button } from '../../../ui/button.tsx'

const words = placementWords.unknown

/** An address that was typed: no page of the site leads here. */
export function UnknownTest() {
  return (
    <main className="frame py-16">
      <h1 className="text-heading">{words.title}</h1>
      <p className="mt-4 max-w-xl text-lead text-soft">{words.text}</p>
      <p className="mt-8">
        <Button to={href('/teste-nivel')}>{words.button}</Button>
      </p>
    </main>
  )
}
