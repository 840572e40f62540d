import { data, href } from 'react-router'
import { galleryPage } from '#content/events.ts'
import { school } from '#content/school.ts'
import { Button } from '../../../ui/button.tsx'

export function meta() {
  return [
    { title: `${galleryPage.notFound} | ${school.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function Gallery() {
  return (
    <div className="frame py-16">
      <h1 className="text-display">{galleryPage.notFound}</h1>
      <p className="mt-8">
        <Button to={href('/eventos')}>{galleryPage.back}</Button>
      </p>
    </div>
  )
}
