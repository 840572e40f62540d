import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { placeholderWidth, slotPlaceholder } from '#adapters/sharp/slot-formats.ts'
import { type PictureName, type PictureSlot, pictureSlots } from '#content/media/slots.ts'
import { readDrawing, renderPicture, type Wanted } from './render.ts'
import { findSource } from './source.ts'

const prefix = 'picture:'

/**
 * `import hero from 'picture:hero-1'` gives the addresses, size and placeholder of a slot in
 * content/media, `'picture:hero-1?src'` one plain address. Files are named by their content, so server and browser builds agree on them.
 */
export function pictures(): Plugin {
  const made = new Map<string, Buffer>()

  const publish = async (source: string, name: string, wanted: Wanted) => {
    const bytes = await renderPicture(source, wanted)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const extension = wanted.format === 'jpeg' ? 'jpg' : wanted.format
    const fileName = `assets/${name}-${wanted.width}-${hash}.${extension}`
    made.set(`/${fileName}`, bytes)
    return { address: `/${fileName}`, fileName, bytes }
  }

  return {
    name: 'school-pictures',

    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),

    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [name = '', only] = id.slice(prefix.length + 1).split('?')
      const source = findSource(name)
      this.addWatchFile(source)

      const emit = async (wanted: Wanted) => {
        const file = await publish(source, name, wanted)
        if (this.environment.mode === 'build' && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.bytes })
        }
        return file.address
      }

      if (name === 'og-default') {
        const address = await emit({ width: 1200, height: 630, format: 'jpeg' })
        return `export default ${JSON.stringify(address)}`
      }
      if (!isSlot(name)) throw new Error(`content/media/slots.ts não tem "${name}"`)
      const picture = await describe(pictureSlots[name], source, emit)
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
  { ratio: [across, down], widths }: PictureSlot,
  source: string,
  emit: (wanted: Wanted) => Promise<string>,
) {
  const heightFor = (width: number) => Math.round((width * down) / across)
  const sourceSet = async (format: 'avif' | 'webp') => {
    const entries: string[] = []
    for (const width of widths) {
      entries.push(`${await emit({ width, height: heightFor(width), format })} ${width}w`)
    }
    return entries.join(', ')
  }

  const avif = await sourceSet('avif')
  const webp = await sourceSet('webp')
  const width = widths.at(-1) ?? across
  return {
    avif,
    webp,
    src: webp.split(' ')[0],
    width,
    height: heightFor(width),
    placeholder: await placeholder(source, across / down),
  }
}

async function placeholder(source: string, ratio: number): Promise<string> {
  const tiny = readDrawing(source)
    .autoOrient()
    .resize(placeholderWidth, Math.round(placeholderWidth / ratio), { fit: 'cover' })
  return `data:image/webp;base64,${(await slotPlaceholder(tiny)).toString('base64')}`
}

function isSlot(name: string): name is PictureName {
  return name in pictureSlots
}
