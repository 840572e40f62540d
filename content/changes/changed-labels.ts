import { noticeWords } from '#content/admin.ts'
import { type FactField, factGroups } from '#content/fact-groups.ts'
import type { SlotName } from '#content/media/slots.ts'
import { wordsOfPart } from '#content/school-lists/words.ts'
import { sitePicturesWords, slotWords } from '#content/site-pictures.ts'
import { slotOfPart } from '#domain/school/school-document.ts'

/** A line of a recorded change. */
export type ShownPart = { label: string; before: string; after: string }

/** One thing that a recorded change did: 'mudou', 'o curso “Alemão à noite”'. */
export type Act = { verb: string; what: string; parts: ShownPart[] }

const otherParts: Record<string, string> = {
  notice: noticeWords.title,
  drawingsKept: sitePicturesWords.title,
}

/** The value of a checkbox, as forms send it. */
export function yesOrNo(typed: string): string {
  return typed === '' ? 'Não' : 'Sim'
}

export function factWords(part: string): FactField | undefined {
  return factGroups.flatMap(({ fields }) => fields).find(({ path }) => path === part)
}

/** Null: no such part. */
export function partLabel(part: string): string | null {
  return factWords(part)?.label ?? otherLabel(part)
}

/** The title of a picture slot of the site. */
export function slotTitle(slot: string): string {
  return Object.hasOwn(slotWords, slot) ? `“${slotWords[slot as SlotName].title}”` : slot
}

function otherLabel(part: string): string | null {
  if (slotOfPart(part) !== null) return sitePicturesWords.title
  const others = Object.hasOwn(otherParts, part) ? otherParts[part] : undefined
  return others ?? wordsOfPart(part)?.title ?? null
}
