import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { isPictureName, type PictureName } from '#content/media/slots.ts'
import { renderPicture } from './render.ts'
import { linkPreview, type Rendition, slotRenditions } from './rendition.ts'
import { findSource } from './source.ts'

const prefix = 'picture:'

/**
 * `import hero from 'picture:hero-1'` gives the URLs, size and placeholder of a slot in content/media,
 * `'picture:hero-1?src'` a single URL. Files are named by their content, so that the server and browser builds agree.
 */
export function pictures(): Plugin {
  const made = new Map<string, Buffer>()

  const publish = async (source: string, name: string, rendition: Rendition) => {
    const bytes = await renderPicture(source, rendition)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const extension = rendition.format === 'jpeg' ? 'jpg' : rendition.format
    const fileName = `assets/${name}-${rendition.width}-${hash}.${extension}`
    made.set(`/${fileName}`, bytes)
    return { url: `/${fileName}`, fileName, bytes }
  }

  return {
    name: 'school-pictures',

    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),

    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [name = '', only] = id.slice(prefix.length + 1).split('?')
      const source = findSource(name)
      this.addWatchFile(source)

      const emit = async (rendition: Rendition) => {
        const file = await publish(source, name, rendition)
        if (this.environment.mode === 'build' && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.bytes })
        }
        return file.url
      }

      if (name === 'og-default') {
        const url = await emit(linkPreview)
        return `export default ${JSON.stringify(url)}`
      }
      if (!isPictureName(name)) throw new Error(`content/media/slots.ts não tem "${name}"`)
      const picture = await describe(name, emit, async (rendition) => {
        const tiny = await renderPicture(source, rendition)
        return `data:image/webp;base64,${tiny.toString('base64')}`
      })
      return `export default ${JSON.stringify(only === 'src' ? picture.src : picture)}`
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const bytes = made.get(request.url?.split('?')[0] ?? '')
        if (!bytes) return next()
        const extension = request.url?.split('.').at(-1)
        response.setHeader('content-type', `image/${extension === 'jpg' ? 'jpeg' : extension}`)
        response.end(bytes)
      })
    },
  }
}

async function describe(
  name: PictureName,
  emit: (rendition: Rendition) => Promise<string>,
  placeholder: (rendition: Rendition) => Promise<string>,
) {
  const renditions = slotRenditions(name)
  const sourceSet = async (format: 'avif' | 'webp') => {
    const entries: string[] = []
    for (const rendition of renditions.filter((one) => one.format === format)) {
      entries.push(`${await emit(rendition)} ${rendition.width}w`)
    }
    return entries.join(', ')
  }

  const avif = await sourceSet('avif')
  const webp = await sourceSet('webp')
  const [tiny] = renditions.filter(({ format }) => format === 'placeholder')
  const largest = renditions.filter(({ format }) => format === 'webp').at(-1)
  return {
    avif,
    webp,
    src: webp.split(' ')[0],
    width: largest?.width,
    height: largest?.height,
    placeholder: tiny && (await placeholder(tiny)),
  }
}
