/** Pixels on the longer side: enough for the largest icon, twice. */
const longSide = 1024

export function isSvg({ name, type }: File): boolean {
  return type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
}

/**
 * The server takes no SVG, which can carry script, so the browser draws it: as the source of an image it runs
 * nothing and loads nothing. Null: it cannot be drawn.
 */
export async function svgAsPng(file: File): Promise<File | null> {
  const svg = sizedSvg(await file.text())
  if (!svg) return null
  const image = new Image()
  // The content security policy allows data URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.source)}`
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = svg.width
    canvas.height = svg.height
    canvas.getContext('2d')?.drawImage(image, 0, 0, svg.width, svg.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return blob && new File([blob], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' })
  } catch {
    return null
  }
}

/** With sides in pixels, which browsers otherwise make up. */
function sizedSvg(text: string): { source: string; width: number; height: number } | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) return null
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const given = { width: pixels(root, 'width'), height: pixels(root, 'height') }
  const across = boxWidth || given.width
  const down = boxHeight || given.height
  if (!(across > 0 && down > 0)) return null
  if (!boxWidth) root.setAttribute('viewBox', `0 0 ${across} ${down}`)
  const scale = longSide / Math.max(across, down)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  return { source: new XMLSerializer().serializeToString(root), width, height }
}

/** Zero for a share of something else, such as '100%'. */
function pixels(root: Element, side: 'width' | 'height'): number {
  const [, number = '0'] =
    /^([\d.]+)(?:px|pt|mm|cm|in)?$/.exec(root.getAttribute(side)?.trim() ?? '') ?? []
  return Number(number)
}
