import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { url: string; routes: Record<string, unknown> }

/**
 * The router's map of the site as visitors get it: pages only. What belongs to the admin area, and
 * addresses that are no pages, stay in the whole map, which the admin's pages ask for.
 */
export function writeSiteManifest(assets: string): void {
  const [name] = readdirSync(assets).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file))
  if (!name) throw new Error('the build has no route manifest')
  const [start = '', json = ''] = splitOnce(readFileSync(join(assets, name), 'utf8'), '=')
  const manifest: Manifest = JSON.parse(json.replace(/;\s*$/, ''))
  const pages = Object.entries(manifest.routes).filter(
    ([id]) => !/^routes\/(admin|files)\//.test(id),
  )
  const siteName = name.replace('manifest-', 'manifest-site-')
  // It names itself: the router preloads the address that it finds here.
  const url = manifest.url.replace(name, siteName)
  const site = { ...manifest, url, routes: Object.fromEntries(pages) }
  writeFileSync(join(assets, siteName), `${start}=${JSON.stringify(site)};`)
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign)
  return [text.slice(0, at), text.slice(at + sign.length)]
}
