import { chromiumFlags, ensureChromium } from '../scripts/setup/chromium.mjs'

export const chromiumPath: string = await ensureChromium()

export const chromiumOptions = { executablePath: chromiumPath, args: chromiumFlags }
