/** In characters. Apart from the schema that enforces it, so that forms need not load it. */
export const maxAltLength = 200
