import storefront from 'picture:storefront-evening'
import { Picture } from '#app/ui/picture.tsx'
import { useSchool } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { languages } from '#domain/languages.ts'

export function LoginGreeting() {
  const photo = useSlotPictures()['storefront-evening']
  const { offer } = useSchool()
  const taught = languages.filter(({ id }) => offer.languages.includes(id))
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 hidden h-dvh overflow-hidden bg-brand-deep lg:block"
    >
      <Picture
        source={photo ?? storefront}
        alt=""
        sizes="46vw"
        className={`size-full [&_picture]:size-full ${photo ? '' : '[&_img]:object-[50%_60%]'}`}
      />
      <p className="absolute inset-x-10 top-10 flex flex-wrap gap-3">
        {taught.map(({ greeting, greetingLang }) => (
          <span
            key={greetingLang}
            lang={greetingLang}
            className="bubble bg-white px-5 py-2.5 font-bold font-display text-ink text-title"
          >
            {greeting}
          </span>
        ))}
      </p>
    </div>
  )
}
