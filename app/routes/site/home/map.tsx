import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { useSchool } from '#app/use-school.ts'
import { mapSection } from '#content/map.ts'
import { addressLine, mapFrame, mapSearchLink } from '#domain/school/school-links.ts'

export function SchoolMap() {
  const school = useSchool()

  return (
    <Section id="locations" labelledBy="locations-titulo" className="bg-well">
      <div className="grid items-end gap-8 lg:grid-cols-[1fr_auto]">
        <SectionHeading
          id="locations-titulo"
          eyebrow={mapSection.eyebrow}
          title={mapSection.title}
        />
        <ExternalLink
          to={mapSearchLink(school)}
          className="bubble flex max-w-md items-start gap-4 bg-surface p-5 [--bubble:1.25rem]"
        >
          <Icon name="map-pin" className="mt-0.5 size-6 flex-none text-accent" />
          <span>
            {addressLine(school)}
            <span className="mt-1 block font-bold text-accent underline decoration-2 underline-offset-4">
              {mapSection.search}
            </span>
          </span>
        </ExternalLink>
      </div>
      <iframe
        src={mapFrame(school)}
        title={mapSection.frameTitle}
        height={400}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className="bubble mt-10 h-[400px] w-full bg-surface [--bubble:3rem]"
      />
    </Section>
  )
}
