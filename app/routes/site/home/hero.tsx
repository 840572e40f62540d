import { ButtonLink } from '#app/ui/button.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { type HeroSlide, heroSection } from '#content/hero.ts'
import { CarouselControls } from './carousel-controls.tsx'

const delayMs = 6000

type HeroProps = {
  title: string
  slides: readonly HeroSlide[]
  pictures: Record<HeroSlide['picture'], PictureSource>
}

export function Hero({ title, slides, pictures }: HeroProps) {
  return (
    <section
      id="home"
      data-delay={delayMs}
      tabIndex={-1}
      aria-roledescription="carrossel"
      aria-label={heroSection.label}
      className="relative overflow-clip"
    >
      <div className="frame pt-4 pb-6 md:pt-10 md:pb-14">
        <h1 tabIndex={-1} className="eyebrow">
          {title}
        </h1>
        <div className="relative mt-4 flex flex-col-reverse gap-2 md:mt-2">
          <CarouselControls count={slides.length} label={heroSection.dots} className="lg:-mt-11" />
          <div aria-live="polite" className="hero-slides grid">
            {slides.map((slide, index) => (
              <Slide
                key={slide.id}
                slide={slide}
                picture={pictures[slide.picture]}
                index={index}
                count={slides.length}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

type SlideProps = {
  slide: HeroSlide
  picture: PictureSource
  index: number
  count: number
}

function Slide({ slide, picture, index, count }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} de ${count}`}
      id={slide.picture}
      data-position={index}
      className="hero-slide col-start-1 row-start-1 grid scroll-mt-24 content-start items-center gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.15fr] lg:content-stretch"
    >
      {/* Before the text, on wide screens too: arriving later on a slow line, it must not push the text down. */}
      <div className="hero-picture aspect-[4/3] sm:aspect-[7/5] lg:col-start-2 lg:aspect-[4/3]">
        <Picture
          source={picture}
          alt={slide.alt}
          priority={index === 0}
          sizes="(min-width: 1280px) 39rem, (min-width: 1024px) 52vw, (min-width: 640px) 95vw, 105vw"
          className="bubble size-full [--bubble:3rem] md:[--bubble:5rem]"
        />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1 lg:pb-14">
        <p className="font-semibold text-soft">{unbroken(slide.eyebrow)}</p>
        <h2 className="mt-3 text-display leading-[0.98]">{unbroken(slide.title)}</h2>
        <p className="mt-5 max-w-xl text-lead text-soft">{unbroken(slide.text)}</p>
        <p className="mt-7 flex flex-wrap gap-3 md:mt-9">
          {[slide.primary, slide.secondary].map(({ label, href, variant }) => (
            <ButtonLink key={variant} to={href} variant={variant}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </div>
  )
}
