/** The environment in which a site loads a file of `preloads/` before its own code. */
export function preload(name: string): Record<string, string> {
  return { NODE_OPTIONS: `--import ./tests/running-site/preloads/${name}.mjs` }
}
