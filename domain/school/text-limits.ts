/** In characters. Apart from the schemas that enforce them, so that forms need not load those. */
export const maxNoticeLength = 120
export const maxAltLength = 200
