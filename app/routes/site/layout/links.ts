import { href } from 'react-router'
import { layoutWords } from '#content/layout.ts'

export const homeSections = layoutWords.homeMenu.map(({ label, hash }) => ({
  label,
  to: `/#${hash}`,
}))

export const siteLinks = [
  { label: layoutWords.levelTest, to: href('/teste-nivel') },
  { label: layoutWords.courses, to: href('/cursos') },
  { label: layoutWords.events, to: href('/eventos') },
  { label: layoutWords.contact, to: href('/contato') },
]
