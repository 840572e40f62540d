import { chromiumFlags, ensureWholeChromium } from '../scripts/setup/chromium.mjs'

export const chromiumPath: string = await ensureWholeChromium()

export const chromiumOptions = { executablePath: chromiumPath, args: chromiumFlags }
