import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core'
import { programPath } from '#scripts/setup/program.mjs'
import { type Engine, type Size, waitUntilHittable } from './engine.ts'

/** Debian's Firefox over WebDriver BiDi. */
export async function openFirefox(size: Size): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('firefox-esr'),
    defaultViewport: size,
    // Rendered without a GPU, sixty frames a second take most of the CPU.
    extraPrefsFirefox: { 'layout.frame_rate': 10 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  let place: Frame = page.mainFrame()
  const located = (xpath: string) => place.locator(`::-p-xpath(${xpath})`)
  const evaluate = (expression: string) => place.evaluate(expression)

  return {
    open: async (address) => {
      // The caller waits for the page: after an address that a script has changed, Firefox 140 never says that it loaded.
      await page.evaluate((to) => window.location.assign(to), address)
    },
    click: async (xpath) => {
      await waitUntilHittable({ evaluate }, xpath)
      await (await located(xpath).waitHandle()).click()
    },
    // Waiting until it is enabled would need `eval` in Firefox 140, which our pages forbid.
    fill: (xpath, text) => located(xpath).setWaitForEnabled(false).fill(text),
    press: (key) => page.keyboard.press(key),
    isFocused: async (role, name) => {
      const named = await place.$$(`::-p-aria([role="${role}"][name="${name}"])`)
      const focused = named.map((node) => node.evaluate((one) => one === document.activeElement))
      return (await Promise.all(focused)).includes(true)
    },
    choose: async (xpath, paths) => {
      const input = await located(xpath).setVisibility(null).waitHandle()
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths)
    },
    inFrame: async (xpath, work) => {
      const frame = await (await located(xpath).waitHandle()).contentFrame()
      if (!frame) throw new Error(`${xpath} is no frame`)
      place = frame as Frame
      try {
        return await work()
      } finally {
        place = page.mainFrame()
      }
    },
    evaluate,
    errors: async () => errors,
    close: () => browser.close(),
  }
}
