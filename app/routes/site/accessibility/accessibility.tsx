import { href } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { accessibilityPage as words } from '#content/accessibility.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { Route } from './+types/accessibility'

export const handle: RouteHandle = { cache: true, sitemap: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...words.head, path: href('/acessibilidade'), ...siteOf(matches) })
}

export default function Accessibility() {
  const { address, forms, offer } = useSchool()
  const limits = {
    hasMap: address !== null,
    hasExternalForm: offer.languages.some((id) => forms[id]),
    hasVideo: !useSlotPictures()['facade-loop'],
  }
  return (
    <>
      <PageHeader eyebrow={words.eyebrow} title={words.title} text={words.text}>
        <p className="mt-6 text-small text-soft">
          {words.tested}{' '}
          <time dateTime={words.testedOn}>{unbroken(formatLongDay(words.testedOn))}</time>
        </p>
      </PageHeader>
      <div className="frame grid grid-cols-1 gap-14 pb-20">
        <TextSections sections={words.sections(limits)} />
        <p>
          <ButtonLink to={href('/contato')}>{words.contact}</ButtonLink>
        </p>
      </div>
    </>
  )
}
