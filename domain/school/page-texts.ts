const line = (limit: number) => ({ limit, hasParagraphs: false })
/** One paragraph a line. */
const paragraphs = (limit: number) => ({ limit, hasParagraphs: true })

/**
 * The texts of the pages that a school can put in its own words, with their limits in characters. Apart from the
 * schema that enforces them, so that pages and forms need not load it.
 */
export const pageTexts = {
  ...slide(1),
  ...slide(2),
  ...slide(3),
  historySubtitle: line(120),
  historyText: paragraphs(3000),
  figure1: line(12),
  figure1Text: line(80),
  figure2: line(12),
  figure2Text: line(80),
  figure3: line(12),
  figure3Text: line(80),
  aboutLead: line(200),
  ...highlight(1),
  ...highlight(2),
  ...highlight(3),
  ...highlight(4),
  ...section(1),
  ...section(2),
  ...section(3),
  ownerText: line(400),
  facadeText: line(240),
  captionAfternoon: line(120),
  captionEvening: line(120),
  captionSign: line(120),
  captionDoor: line(120),
  captionWindow: line(120),
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
    Eyebrow: line(60),
    Title: line(60),
    Text: line(260),
    Primary: line(24),
    Secondary: line(24),
  })
}

function highlight<N extends 1 | 2 | 3 | 4>(number: N) {
  return numbered('highlight', number, { Figure: line(14), Title: line(40), Text: line(200) })
}

function section<N extends 1 | 2 | 3>(number: N) {
  return numbered('section', number, { Title: line(60), Text: paragraphs(1500) })
}

type PageText = ReturnType<typeof line>

function numbered<Of extends string, N extends number, Part extends string>(
  of: Of,
  number: N,
  parts: Record<Part, PageText>,
) {
  const entries = Object.entries<PageText>(parts)
  return Object.fromEntries(
    entries.map(([part, text]) => [`${of}${number}${part}`, text]),
  ) as Record<`${Of}${N}${Part}`, PageText>
}
