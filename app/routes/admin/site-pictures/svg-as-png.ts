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

/** Adds a size in pixels, which browsers otherwise make up. Null: there is no usable size or `viewBox`. */
function sizedSvg(text: string): { source: string; width: number; height: number } | null {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  const given = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''
  const [left, top, boxWidth, boxHeight] = given('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const across = boxWidth || length(given('width'))
  const down = boxHeight || length(given('height'))
  if (!(across > 0 && down > 0)) return null
  const scale = longSide / Math.max(across, down)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const others = tag
    .slice('<svg'.length)
    .replace(/\s(?:width|height|viewBox)\s*=\s*["'][^"']*["']/g, '')
  const sized = `<svg width="${width}" height="${height}" viewBox="${left || 0} ${top || 0} ${across} ${down}"${others}`
  return { source: text.replace(tag, () => sized), width, height }
}

/** Zero for a relative length, such as '100%'. */
function length(text: string): number {
  return Number(/^\s*([\d.]+)(?:px|pt|pc|mm|cm|in)?\s*$/.exec(text)?.[1] ?? 0)
}
