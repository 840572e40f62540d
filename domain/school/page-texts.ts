import { line, paragraphs, text } from '#domain/fields/kinds.ts'

/** The texts of the pages that a school can put in its own words, with their limits in characters. */
export const pageTexts = {
  ...slide(1),
  ...slide(2),
  ...slide(3),
  historySubtitle: text(120),
  historyText: paragraphs(3000),
  figure1: line(12),
  figure1Text: text(80),
  figure2: line(12),
  figure2Text: text(80),
  figure3: line(12),
  figure3Text: text(80),
  aboutLead: text(200),
  ...highlight(1),
  ...highlight(2),
  ...highlight(3),
  ...highlight(4),
  ...section(1),
  ...section(2),
  ...section(3),
  ownerText: text(400),
  facadeText: text(240),
  captionAfternoon: text(120),
  captionEvening: text(120),
  captionSign: text(120),
  captionDoor: text(120),
  captionWindow: text(120),
}

export type TextId = keyof typeof pageTexts
export type PageTexts = Record<TextId, string>

export const textIds = Object.keys(pageTexts) as TextId[]

export const textPath = (id: TextId): string => `texts.${id}`

/** Null for the path of another fact. */
export function textIdOf(path: string): TextId | null {
  return textIds.find((id) => textPath(id) === path) ?? null
}

/** Every text as it ships: the original, which follows the facts. */
export const originalsOnly = Object.fromEntries(textIds.map((id) => [id, null])) as Record<
  TextId,
  null
>

export function paragraphsOf(text: string): string[] {
  return text.split('\n')
}

function slide<N extends 1 | 2 | 3>(number: N) {
  return numbered('hero', number, {
    Eyebrow: text(60),
    Title: text(60),
    Text: text(260),
    Primary: line(24),
    Secondary: line(24),
  })
}

function highlight<N extends 1 | 2 | 3 | 4>(number: N) {
  return numbered('highlight', number, { Figure: line(14), Title: line(40), Text: text(200) })
}

function section<N extends 1 | 2 | 3>(number: N) {
  return numbered('section', number, { Title: text(60), Text: paragraphs(1500) })
}

type PageText = ReturnType<typeof line | typeof text | typeof paragraphs>

function numbered<Of extends string, N extends number, Part extends string>(
  of: Of,
  number: N,
  parts: Record<Part, PageText>,
) {
  const entries = Object.entries<PageText>(parts)
  return Object.fromEntries(
    entries.map(([part, field]) => [`${of}${number}${part}`, field]),
  ) as Record<`${Of}${N}${Part}`, PageText>
}
