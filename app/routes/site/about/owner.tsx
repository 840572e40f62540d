import portrait from 'picture:owner'
import { Picture } from '#app/ui/picture.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool, useTexts } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { aboutPage } from '#content/about.ts'

const { owner } = aboutPage

export function Owner() {
  const school = useSchool()
  const pictures = useSlotPictures()

  return (
    <Section id="direcao" labelledBy="direcao-titulo" className="bg-well">
      <div className="grid items-center gap-10 md:grid-cols-[minmax(0,22rem)_1fr] lg:gap-20">
        <Picture
          source={pictures.owner ?? portrait}
          alt={owner.pictureAlt}
          sizes="(min-width: 768px) 22rem, 100vw"
          className="bubble aspect-square max-w-md [--bubble:4rem]"
        />
        <div className="min-w-0">
          <SectionHeading id="direcao-titulo" title={owner.title}>
            <p>{unbroken(useTexts().ownerText)}</p>
          </SectionHeading>
          {school.ownerQuote ? (
            <figure className="mt-8 max-w-2xl border-sun border-l-8 pl-6">
              <blockquote className="font-display font-semibold text-[min(clamp(1.375rem,1.1rem+1.1vw,1.875rem),8vw)] leading-snug">
                {unbroken(`“${school.ownerQuote}”`)}
              </blockquote>
              {school.owner && (
                <figcaption className="mt-4 font-bold">{unbroken(school.owner)}</figcaption>
              )}
            </figure>
          ) : (
            school.owner && <p className="mt-6 font-bold">{unbroken(school.owner)}</p>
          )}
        </div>
      </div>
    </Section>
  )
}
