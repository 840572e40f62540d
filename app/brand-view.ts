import type { MarkName } from '#content/media/slots.ts'
import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import { type BrandFile, type IconFile, shareCardFile } from '#domain/photos/slot-files.ts'
import { isWideLogo, type LogoTone, logoTone } from '#domain/school/brand.ts'
import type { SlotPicture } from '#domain/school/school-document.ts'

type Pictures = Record<string, SlotPicture>

/** The school's own logo as pages show it. */
export type LogoView = {
  avif: string
  src: string
  width: number
  height: number
  /** It contains the school's name. */
  isWide: boolean
  tone: LogoTone | null
}

/** Null: the school has sent none, and the mark that ships with the site is shown. */
export function logoView({ logo }: Pictures, urls: SitePictureUrls): LogoView | null {
  if (!logo) return null
  const { url, width, height } = logo
  const avif = (width: 400 | 800) => urls.slot(url, { width, format: 'avif' })
  return {
    avif: `${avif(400)}, ${avif(800)} 3x`,
    src: urls.sizes({ url }).src,
    width,
    height,
    isWide: isWideLogo(logo),
    tone: logoTone(logo),
  }
}

/** What the head of every page links to. Null: the icons that ship with the site. */
export function ownIcons(pictures: Pictures, urls: SitePictureUrls) {
  if (!ownIcon(pictures)) return null
  return {
    small: iconUrl(pictures, urls, 'icon-32.png'),
    large: iconUrl(pictures, urls, 'icon-192.png'),
    touch: iconUrl(pictures, urls, 'icon-180.png'),
  }
}

/** The school's own icon, or the one that ships with the site. */
export function iconUrl(pictures: Pictures, urls: SitePictureUrls, file: IconFile): string {
  const own = ownIcon(pictures)
  return own ? brandUrl(own, urls, file) : `/icons/${file}`
}

/** The logo of a school that has no icon: better than somebody else's icon. */
function ownIcon({ icon, logo }: Pictures): SlotPicture | undefined {
  return icon ?? logo
}

type ShareCard = { src: string; alt: string }

/** The preview picture of shared links. Null: the school has none, and the drawing is used. */
export function shareCardOf(
  pictures: Pictures,
  schoolName: string,
  urls: SitePictureUrls,
): ShareCard | null {
  const { 'share-picture': sharePicture, 'hero-1': firstHighlight } = pictures
  const photo = sharePicture ?? firstHighlight
  const src = photo && urls.sizes({ url: photo.url }).og
  if (src) return { src, alt: photo.alt ?? schoolName }
  return logoCardOf(pictures, schoolName, urls)
}

/** The same for links that must not show a photo. */
export function logoCardOf(
  { logo }: Pictures,
  schoolName: string,
  urls: SitePictureUrls,
): ShareCard | null {
  return logo ? { src: brandUrl(logo, urls, shareCardFile), alt: schoolName } : null
}

/** For the admin. */
export type MarkView = { src: string; tone: LogoTone | null }

/** What visitors see in the slot, if need be made from another picture. Null: what ships with the site. */
export function markView(
  pictures: Pictures,
  urls: SitePictureUrls,
  slot: MarkName,
): MarkView | null {
  const { logo } = pictures
  switch (slot) {
    case 'logo':
      return logo ? { src: urls.sizes({ url: logo.url }).src, tone: logoTone(logo) } : null
    case 'icon':
      return ownIcon(pictures) ? { src: iconUrl(pictures, urls, 'icon-192.png'), tone: null } : null
    case 'share-picture': {
      const card = shareCardOf(pictures, '', urls)
      return card && { src: card.src, tone: null }
    }
  }
}

function brandUrl(picture: SlotPicture, urls: SitePictureUrls, file: BrandFile): string {
  return urls.brand(picture.url, { file, isLight: logoTone(picture) === 'light' })
}
