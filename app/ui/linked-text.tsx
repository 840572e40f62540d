import { Fragment } from 'react'
import { splitLinks } from '#domain/linked-text.ts'
import { unbroken } from './unbroken.tsx'

/** What a person typed, with its URLs as links, which search engines do not count (`nofollow`). */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  return splitLinks(text).map((piece) => {
    const key = at
    at += piece.text.length
    if (!piece.url) return <Fragment key={key}>{unbroken(piece.text)}</Fragment>
    return (
      <a
        key={key}
        href={piece.url}
        target="_blank"
        rel="nofollow noopener"
        className="underline underline-offset-4"
      >
        {piece.text}
      </a>
    )
  })
}
