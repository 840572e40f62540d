import { redactionWords as words } from '#content/redaction.ts'
import { centreOf, type Redaction } from '#domain/photos/redaction.ts'

/** `isFound`: by the search, and the choice says whether it is covered. What was placed by hand always is. */
export type Cover = Redaction & { key: number; isFound: boolean; isTapped: boolean }

/** Which of the found faces are covered: all, all but those that were tapped, or only those. */
export type Choice = 'all' | 'except' | 'only'

export type Choosing = { covers: readonly Cover[]; choice: Choice }

export function isCovered({ isFound, isTapped }: Cover, choice: Choice): boolean {
  return !isFound || choice === 'all' || isTapped === (choice === 'only')
}

/** The first tap after 'all' makes this face the exception. */
export function withTap({ covers, choice }: Choosing, key: number): Choosing {
  const startsAnew = choice === 'all'
  return {
    choice: startsAnew ? 'except' : choice,
    covers: covers.map((cover) => {
      const isTapped = !startsAnew && cover.isTapped
      return { ...cover, isTapped: cover.key === key ? !isTapped : isTapped }
    }),
  }
}

export function redactionsOf({ covers, choice }: Choosing): Redaction[] {
  return covers.filter((cover) => isCovered(cover, choice)).map(redactionOf)
}

export function redactionOf({ x, y, width, height }: Redaction): Redaction {
  return { x, y, width, height }
}

export function coverId(key: number): string {
  return `cobertura-${key}`
}

/** 'Rosto 3 de 24, coberto, no alto à esquerda' */
export function coverLabel(cover: Cover, { covers, choice }: Choosing): string {
  const { x, y } = centreOf(cover)
  const third = (fraction: number) => Math.min(2, Math.floor(fraction * 3))
  const place = words.places[third(y)]?.[third(x)] ?? ''
  const number = covers.findIndex(({ key }) => key === cover.key) + 1
  return words.cover({ number, of: covers.length, isCovered: isCovered(cover, choice), place })
}
