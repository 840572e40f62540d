import { heroSlides } from '#content/hero.ts'
import { pages } from '#content/pages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import type { Route } from './+types/home'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...pages.home, path: '/', siteUrl: siteUrlOf(matches) })
}

export default function Home() {
  return <h1 className="frame py-20 text-display">{heroSlides[0]?.title}</h1>
}
