import { useRendering } from '#app/rendering.ts'

/** In place of the router's `<Scripts>`. In development the refresh runtime must load before any component. */
export function IslandsScript() {
  const rendering = useRendering()
  if (!rendering) return null
  const { islands, nonce } = rendering
  if (!islands.refreshRuntime) return <script type="module" src={islands.entry} />
  const inOrder = `import '${islands.refreshRuntime}'; import('${islands.entry}')`
  // oxlint-disable-next-line react/no-danger -- two URLs of our own server
  return <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: inOrder }} />
}
