import { chromiumFlags, ensureFullChromium } from '#scripts/setup/chromium.mjs'

export const chromiumPath: string = await ensureFullChromium()

export const chromiumOptions = { executablePath: chromiumPath, args: chromiumFlags }
