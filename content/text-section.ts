export type TextItem = string | { id?: string; text: string; link: { label: string; to: string } }

/** A part of a page that is mostly text: the policy, the accessibility statement. */
export type TextSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  items?: readonly TextItem[]
}
