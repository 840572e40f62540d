import door from 'picture:facade-door'
import sign from 'picture:facade-sign'
import shopWindow from 'picture:facade-window'
import afternoon from 'picture:storefront-afternoon'
import evening from 'picture:storefront-evening'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useTexts } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { aboutPage, type FacadePicture } from '#content/about.ts'

const drawings: Record<FacadePicture, PictureSource> = {
  'storefront-afternoon': afternoon,
  'storefront-evening': evening,
  'facade-sign': sign,
  'facade-door': door,
  'facade-window': shopWindow,
}

export function Facade() {
  const pictures = { ...drawings, ...useSlotPictures() }
  const texts = useTexts()
  return (
    <Section id="fachada" labelledBy="fachada-titulo">
      <SectionHeading id="fachada-titulo" title={aboutPage.facade.title}>
        <p>{unbroken(texts.facadeText)}</p>
      </SectionHeading>
      <ul className="mt-12 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-6 md:gap-x-5">
        {aboutPage.facade.captions(texts).map(({ picture, alt, caption }) => {
          const wide = picture.startsWith('storefront')
          return (
            <li
              key={picture}
              className={
                wide
                  ? 'col-span-2 md:col-span-3'
                  : 'last:col-span-2 md:col-span-2 md:last:col-span-2'
              }
            >
              <figure>
                <Picture
                  source={pictures[picture]}
                  alt={alt}
                  sizes={
                    wide
                      ? '(min-width: 1280px) 37rem, (min-width: 768px) 48vw, 100vw'
                      : '(min-width: 1280px) 24rem, (min-width: 768px) 32vw, 90vw'
                  }
                  className={`bubble ${wide ? 'aspect-[4/3] [--bubble:2.5rem]' : 'aspect-[4/5]'}`}
                />
                <figcaption className="mt-3 text-small text-soft">{unbroken(caption)}</figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
