import { ensureChromium } from '../scripts/setup/chromium.mjs'

export const chromiumPath: string = await ensureChromium()

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const chromiumOptions = { executablePath: chromiumPath, args: chromiumFlags }
