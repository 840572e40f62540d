import drawing from 'picture:not-found'
import { data } from 'react-router'
import { pageTitle } from '#app/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useSchool } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { notFoundWords } from '#content/not-found.ts'
import type { Route } from './+types/not-found'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(notFoundWords.head.title, matches) },
    { name: 'description', content: notFoundWords.head.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const pictures = useSlotPictures()
  return (
    <div className="frame grid items-center gap-10 py-12 md:grid-cols-2 md:py-20">
      <div>
        <h1 tabIndex={-1} className="text-display">
          {notFoundWords.title}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-soft">{notFoundWords.text(useSchool().offer)}</p>
        <p className="mt-10">
          <ButtonLink to="/">{notFoundWords.button}</ButtonLink>
        </p>
      </div>
      <Picture
        source={pictures['not-found'] ?? drawing}
        alt=""
        priority
        sizes="(min-width: 768px) 36rem, 100vw"
        className="bubble aspect-[5/4] [--bubble:3rem]"
      />
    </div>
  )
}
