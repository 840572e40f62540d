import { isPublicSite } from '#domain/school/public-site.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { factGroups } from './fact-groups.ts'
import { sitePicturesWords, slotWords } from './site-pictures.ts'

/** What is left to do before publishing, grouped by the page where it is done. */
export type LeftGroup = {
  title: string
  /** Null: no page, but a task for whoever runs the server. */
  page: string | null
  note?: string
  /** For the operator, instead of one line per item. */
  summary?: string
  items: { label: string; field?: string }[]
}

type Site = {
  school: Pick<SchoolInUse, 'sampleFacts' | 'testimonials' | 'sampleDrawings'>
  siteUrl: string
  /** The password is still the generated one. */
  firstPassword?: boolean
}

export function leftToPublish({ school, siteUrl, firstPassword = false }: Site): LeftGroup[] {
  const facts = factGroups.map(({ id, title, fields }) => ({
    title,
    page: `/admin/escola/${id}`,
    items: fields
      .filter(({ path }) => school.sampleFacts.includes(path))
      .map(({ path, label }) => ({ label, field: path })),
  }))
  const isPublic = isPublicSite(siteUrl)
  const testimonials = {
    title: 'Depoimentos',
    page: '/admin/escola/depoimentos',
    note: isPublic
      ? 'Inventados, e por isso fora do ar: a seção espera os verdadeiros.'
      : 'Inventados: quando o site tiver um endereço público, saem do ar até chegarem os verdadeiros.',
    items: school.testimonials.filter(({ sample }) => sample).map(({ name }) => ({ label: name })),
  }
  const pictures = {
    title: sitePicturesWords.title,
    page: '/admin/escola/imagens',
    note: sitePicturesWords.left.note,
    summary: sitePicturesWords.left.summary(school.sampleDrawings.length),
    items: Object.entries(slotWords)
      .filter(([slot]) => school.sampleDrawings.includes(slot))
      .map(([slot, { title }]) => ({ label: title, field: slot })),
  }
  const server = {
    title: 'Servidor',
    page: null,
    items: isPublic
      ? []
      : [{ label: 'O endereço do site ainda é local: quem cuida do servidor define SITE_URL' }],
  }
  const account = {
    title: 'Conta',
    page: '/admin/conta',
    items: firstPassword ? [{ label: 'Trocar a senha da instalação' }] : [],
  }
  return [...facts, testimonials, pictures, server, account].filter(({ items }) => items.length > 0)
}

/** One line each, for the operator. */
export function linesOf(groups: readonly LeftGroup[]): string[] {
  return groups.flatMap(({ title, page, summary, items }) => {
    const lines = summary ? [summary] : items.map(({ label }) => label)
    return lines.map((line) => `${title}: ${line}${page ? ` (${page})` : ''}`)
  })
}
