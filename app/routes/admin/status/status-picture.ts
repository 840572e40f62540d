import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { schoolWords } from '#content/admin.ts'
import { isWideLogo, logoTone } from '#domain/school/brand.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import { type StatusShape, statusShapes } from '#domain/status-picture.ts'
import type { Route } from './+types/status-picture'
import { readChoices } from './status-choices.ts'
import { statusSubject } from './status-subject.ts'

/** The picture itself, '/admin/status/turmas/3/quadrado.jpg': for the admin's own eyes, and never cached. */
export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { school, pictures, photos, photosToSave, siteUrl } = context.get(servicesContext)
  const shape = params.arquivo.replace(/\.jpg$/, '') as StatusShape
  if (!Object.hasOwn(statusShapes, shape)) throw data(schoolWords.unknownGroup, { status: 404 })
  const subject = await statusSubject(params, context)
  const { fundo, foto } = readChoices(url.searchParams)
  const { facts, pictures: slots } = await school.shown()
  const { logo } = slots
  const logoFile = logo && (await photos.open(logo, 'large'))
  const chosen = subject.photos.find(({ id }) => id === foto)
  const jpeg = await pictures.draw({
    shape,
    ground: fundo,
    words: subject.words,
    school: { name: facts.name, contact: contactOf(facts, siteUrl) },
    logo: logoFile
      ? {
          bytes: await new Response(logoFile.body).bytes(),
          isWide: isWideLogo(logo),
          isLight: logoTone(logo) === 'light',
        }
      : null,
    photo: chosen ? await photosToSave.one(chosen) : null,
  })
  return new Response(jpeg, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.length),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
})

type Contact = { whatsapp: string | null; phone: string | null }

function contactOf({ whatsapp, phone }: Contact, siteUrl: string): string[] {
  return [
    whatsapp ? `WhatsApp ${whatsapp}` : (phone ?? ''),
    isPublicSite(siteUrl) ? new URL(siteUrl).host : '',
  ].filter(Boolean)
}
