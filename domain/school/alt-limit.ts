/** In characters. In a file of its own, so that forms need not load the schema that enforces it. */
export const maxAltLength = 200
