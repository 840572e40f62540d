import { buttonClass } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool } from '#app/use-school.ts'
import { mapSection } from '#content/map.ts'
import plan from '#content/media/street-plan.svg?no-inline'
import { addressLine, mapFrame, mapSearchLink } from '#domain/school/school-links.ts'

const frameName = 'mapa'

/**
 * The drawn plan is visible until the map has painted: until then a frame is transparent, if its colour
 * scheme is that of the document in it. The address stays in front, for visitors who cannot load the map.
 * show-map.ts loads the map, unless the school wants a press first: then a link opens it in the frame.
 */
export function SchoolMap() {
  const school = useSchool()
  const { address, mapOnPress } = school
  if (!address) return null
  const place = { ...school, address }

  return (
    <Section id="locations" labelledBy="locations-titulo" className="bg-well">
      <SectionHeading id="locations-titulo" eyebrow={mapSection.eyebrow} title={mapSection.title} />
      <div className="relative mt-6 md:mt-10">
        <div className="bubble relative h-[400px] overflow-hidden [--bubble:3rem] print:hidden">
          <img
            src={plan}
            alt=""
            width={1216}
            height={400}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          <iframe
            {...(mapOnPress ? { name: frameName } : { src: mapFrame(place) })}
            title={mapSection.frameTitle}
            height={400}
            loading={mapOnPress ? 'eager' : 'lazy'}
            referrerPolicy="strict-origin-when-cross-origin"
            className={`scheme-light relative size-full ${mapOnPress ? '' : 'school-map'}`}
          />
          {mapOnPress && (
            <a
              href={mapFrame(place)}
              target={frameName}
              data-count="mapa"
              className={buttonClass('primary', 'absolute bottom-6 left-6')}
            >
              <Icon name="map-pin" className="size-5" />
              {mapSection.load}
            </a>
          )}
        </div>
        <ExternalLink
          to={mapSearchLink(place)}
          className="bubble mt-4 flex items-start gap-4 bg-surface p-5 [--bubble:1.25rem] lg:absolute lg:top-6 lg:right-6 lg:mt-0 lg:max-w-sm"
        >
          <Icon name="map-pin" className="mt-0.5 size-6 flex-none text-accent" />
          <span className="min-w-0">
            {unbroken(addressLine(place))}
            <span className="mt-1 block font-bold text-accent underline decoration-2 underline-offset-4">
              {mapSection.search}
            </span>
          </span>
        </ExternalLink>
      </div>
    </Section>
  )
}
