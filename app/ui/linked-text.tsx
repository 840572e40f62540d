import { splitLinks } from '#domain/linked-text.ts'

/** What a person typed, with its web addresses as links that lend them no weight in search engines. */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  return splitLinks(text).map((piece) => {
    const key = at
    at += piece.text.length
    if (!piece.url) return piece.text
    return (
      <a
        key={key}
        href={piece.url}
        target="_blank"
        rel="nofollow noopener"
        className="break-all underline underline-offset-4"
      >
        {piece.text}
      </a>
    )
  })
}
