import { noticeWords, testimonialWords } from './admin.ts'
import { factGroups } from './fact-groups.ts'
import { sitePicturesWords } from './site-pictures.ts'

const otherParts: Record<string, string> = {
  testimonials: testimonialWords.title,
  notice: noticeWords.title,
  drawingsKept: sitePicturesWords.title,
}

/** Null: no such part. */
export function partLabel(part: string): string | null {
  const fact = factGroups.flatMap(({ fields }) => fields).find(({ path }) => path === part)
  return fact?.label ?? (Object.hasOwn(otherParts, part) ? (otherParts[part] ?? null) : null)
}

/** 'Nome e contato (Telefone e WhatsApp)', for the parts of two states that differ. Unknown parts are ignored. */
export function changedLabels(parts: readonly string[]): string {
  const facts = factGroups.flatMap(({ title, fields }) => {
    const labels = fields.filter(({ path }) => parts.includes(path)).map(({ label }) => label)
    return labels.length > 0 ? [`${title} (${list(labels)})`] : []
  })
  const others = parts.flatMap((part) => (Object.hasOwn(otherParts, part) ? otherParts[part] : []))
  return list([...facts, ...others].filter((label) => label !== undefined))
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(words)
}
