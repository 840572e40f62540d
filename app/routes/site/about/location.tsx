import { href } from 'react-router'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { aboutPage } from '#content/about.ts'
import { layoutWords } from '#content/layout.ts'
import { mapSection } from '#content/map.ts'
import { addressLine, mapSearchLink } from '#domain/school/school-links.ts'

export function Location() {
  const school = useSchool()
  const { address } = school

  return (
    <section id="visita" aria-labelledby="visita-titulo" className="bg-brand-fill text-white">
      <div className="frame grid gap-8 py-14 md:grid-cols-2 md:py-20">
        <div>
          <h2 id="visita-titulo" className="text-heading">
            {aboutPage.location.title}
          </h2>
          <p className="mt-4 max-w-xl text-lead">{aboutPage.location.text}</p>
        </div>
        <div className="self-end">
          {address && (
            <p className="flex gap-4 text-lead">
              <Icon name="map-pin" className="mt-1 size-7 flex-none text-sun" />
              <span className="min-w-0">{unbroken(addressLine({ address }))}</span>
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            {address && (
              <ExternalLink
                to={mapSearchLink({ ...school, address })}
                className={buttonClass('onBrand')}
              >
                {mapSection.search}
              </ExternalLink>
            )}
            <ButtonLink to={href('/contato')} variant="secondary">
              {layoutWords.contact}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
