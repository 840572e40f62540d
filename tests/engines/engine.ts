import { expect } from 'vitest'

export type Size = { width: number; height: number }

/**
 * A browser as a person uses it. Elements are named by XPath, which every driver understands; what
 * is not there yet is waited for.
 */
export type Engine = {
  open: (address: string) => Promise<void>
  click: (xpath: string) => Promise<void>
  /** Replaces what the field holds. */
  fill: (xpath: string, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Whether the focus is where a screen reader finds this role and name. */
  isFocused: (role: string, name: string) => Promise<boolean>
  choose: (fileInput: string, paths: string[]) => Promise<void>
  inFrame: <Result>(frame: string, work: () => Promise<Result>) => Promise<Result>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** Script errors and policy violations so far. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export type Key = 'ArrowRight' | 'ArrowLeft' | 'Escape' | 'Enter' | 'Tab' | ' '

export const button = (name: string) => `//button[${named(name)}]`
export const link = (name: string) => `//a[${named(name)}]`
export const summary = (name: string) => `//summary[${named(name)}]`
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][${named(name)}]`
export const field = (label: string) =>
  `//*[@id=//label[${named(label)}]/@for] | //label[${named(label)}]//input`

/** An element that can be seen, with this text in it. */
export const words = (text: string) => `//*[text()[contains(normalize-space(), "${text}")]]`

const named = (name: string) => `normalize-space()="${name}" or @aria-label="${name}"`

/** In milliseconds. Each poll of the page goes through the driver and costs the browser time. */
const interval = 200

export async function waitFor(engine: Engine, xpath: string): Promise<void> {
  await expect.poll(() => visibleText(engine, xpath), { message: xpath, interval }).not.toBeNull()
}

export async function waitForNo(engine: Engine, xpath: string): Promise<void> {
  await expect.poll(() => visibleText(engine, xpath), { message: xpath, interval }).toBeNull()
}

export async function waitForAddress(engine: Engine, path: RegExp): Promise<void> {
  const address = () => engine.evaluate('location.pathname + location.search')
  await expect.poll(address, { interval }).toMatch(path)
}

/** The text of the first visible element; null if there is none. */
export async function visibleText(engine: Engine, xpath: string): Promise<string | null> {
  const texts = await visibleTexts(engine, xpath)
  return texts[0] ?? null
}

export async function visibleTexts(engine: Engine, xpath: string): Promise<string[]> {
  const expression = `(() => {
    const found = document.evaluate(${JSON.stringify(xpath)}, document, null, 7);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => node.innerText.trim());
  })()`
  return (await engine.evaluate(expression)) as string[]
}

/**
 * Where an element is, once it can be hit and has stopped moving: a click during a scroll is lost for
 * people, too, but they look before they click again.
 */
export async function waitUntilHittable(engine: Pick<Engine, 'evaluate'>, xpath: string) {
  const place = `(() => {
    const node = document.evaluate(${JSON.stringify(xpath)}, document, null, 9).singleNodeValue;
    if (!node || node.disabled) return null;
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const frame = window.frameElement?.getBoundingClientRect().y ?? 0;
    return hit && node.contains(hit) ? JSON.stringify([x, y + frame]) : null;
  })()`
  let last: unknown = null
  const settled = async () => {
    const before = last
    last = await engine.evaluate(place)
    return last !== null && last === before
  }
  await expect.poll(settled, { message: xpath, interval: 100, timeout: 30_000 }).toBe(true)
}

/**
 * React marks the nodes that it has hydrated in the admin area; public pages take presses as soon as they
 * are complete, and their islands keep those that are too early.
 */
export async function openHydrated(engine: Engine, address: string): Promise<void> {
  await engine.open(address)
  const path = new URL(address).pathname
  const hydrated = `location.pathname === ${JSON.stringify(path)} &&
    (document.querySelector('script[src*="/islands-"]')
      ? document.readyState === 'complete'
      : Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))`
  await expect.poll(() => engine.evaluate(hydrated), { timeout: 30_000, interval }).toBe(true)
}
