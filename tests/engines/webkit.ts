import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '#scripts/setup/program.mjs'
import { freePort } from '#tests/running-site/free-port.ts'
import { type Engine, type Key, type Size, waitUntilHittable } from './engine.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const keyCodes: Record<Key, string> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  Tab: '\uE004',
}

/** This driver does not report the console. The site's own scripts start later than this one. */
const watchForErrors = `(() => {
  if (window.isBeingLeft || document.readyState === 'loading') return false;
  const seen = (window.errorsSeen = []);
  addEventListener('error', ({ message }) => seen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.push(violatedDirective + ' ' + blockedURI));
  window.reportError = (reason) => seen.push(String(reason));
  console.error = console.warn = (...parts) => seen.push(parts.join(' '));
  return true;
})()`

/** A driven WebKit is like a private window (webkit.org/b/156347). The upload continues without stored files. */
const storesNoFiles = /^UnknownError: Error preparing Blob\/File data/

/** A date field is typed in the order of the locale. */
const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/

/** WebKitGTK on a screen of its own, over WebDriver. */
export async function openWebkit(size: Size): Promise<Engine> {
  const { display, screen } = await openScreen(size)
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'escola-webkit-'))
  const driver = spawn(programPath('WebKitWebDriver'), [`--port=${port}`], {
    env: { PATH: process.env.PATH, TZ: process.env.TZ, HOME: home, DISPLAY: display },
    stdio: 'ignore',
  })
  const stop = async () => {
    await ended(driver)
    await ended(screen)
  }
  const session = await startSession(`http://127.0.0.1:${port}`).catch(async (error) => {
    await stop()
    throw error
  })
  await session('POST', '/window/rect', { x: 0, y: 0, ...size })

  let frame: string | null = null
  const enter = async (xpath: string) => {
    await session('POST', '/frame', { id: null })
    // By its index: this driver does not recognise an element that its own page has touched.
    const position = `return [...document.querySelectorAll('iframe')].indexOf(
      document.evaluate(${JSON.stringify(xpath)}, document, null, 9).singleNodeValue)`
    const id = await session('POST', '/execute/sync', { script: position, args: [] })
    if (id === -1) throw new Error(`${xpath} has not come yet`)
    await session('POST', '/frame', { id })
  }
  /** A frame is replaced when its page arrives, and the driver then loses the one it was in. */
  const inPlace: Command = (...request) =>
    session(...request).catch(async (error: Error) => {
      if (!frame || !error.message.startsWith('no such window')) throw error
      await enter(frame)
      return session(...request)
    })

  const found = async (using: 'xpath' | 'css selector', value: string): Promise<string> => {
    const element = await inPlace('POST', '/element', { using, value })
    return (element as Record<string, string>)[elementKey] ?? ''
  }
  const onElement = async (xpath: string, command: string, body = {}) => {
    await untilAccepted(async () =>
      session('POST', `/element/${await found('xpath', xpath)}/${command}`, body),
    )
  }
  const evaluate = (expression: string) =>
    inPlace('POST', '/execute/sync', { script: `return ${expression}`, args: [] })

  const errors: string[] = []
  const collectErrors = async () => {
    const seen = (await evaluate('(window.errorsSeen ?? []).splice(0)')) as string[]
    errors.push(...seen.filter((message) => !storesNoFiles.test(message)))
  }

  return {
    open: async (address) => {
      await collectErrors()
      await evaluate('window.isBeingLeft = true')
      await session('POST', '/url', { url: address })
      await untilAccepted(async () => {
        if (!(await evaluate(watchForErrors))) throw new Error(`${address} did not come`)
      })
    },
    click: async (xpath) => {
      await waitUntilHittable({ evaluate }, xpath)
      await onElement(xpath, 'click')
    },
    fill: async (xpath, text) => {
      await waitUntilHittable({ evaluate }, xpath)
      await onElement(xpath, 'clear')
      await onElement(xpath, 'value', { text: text.replace(isoDay, '$2-$3-$1') })
    },
    press: async (key) => {
      const value = keyCodes[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    isFocused: async (role, name) => {
      // This driver's own 'active element' is stale in a frame.
      const focused = await found('css selector', ':focus')
      const said = (what: string) => session('GET', `/element/${focused}/computed${what}`)
      return (await said('role')) === role && (await said('label')) === name
    },
    choose: (xpath, paths) => onElement(xpath, 'value', { text: paths.join('\n') }),
    inFrame: async (xpath, work) => {
      await untilAccepted(async () => {
        await enter(xpath)
        const isLoaded = "location.href !== 'about:blank' && document.readyState === 'complete'"
        if (!(await evaluate(isLoaded))) throw new Error(`${xpath} has not loaded yet`)
      })
      frame = xpath
      try {
        return await work()
      } finally {
        frame = null
        await session('POST', '/frame', { id: null })
      }
    },
    evaluate,
    errors: async () => {
      await collectErrors()
      return errors
    },
    close: async () => {
      await session('DELETE', '').finally(stop)
    },
  }
}

/** Xvfb chooses the number itself and writes it down when it is ready. */
async function openScreen({ width, height }: Size) {
  const size = ['-screen', '0', `${width}x${height}x24`]
  const screen = spawn(programPath('Xvfb'), ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return { display: `:${String(number).trim()}`, screen }
}

type Command = (method: string, path: string, body?: object) => Promise<unknown>

async function startSession(driver: string): Promise<Command> {
  const browserOptions = { args: ['--automation', '--full-screen'] }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, pageLoadStrategy: 'none' },
  }
  const { sessionId } = (await untilAccepted(() =>
    ask(`${driver}/session`, 'POST', { capabilities }),
  )) as { sessionId: string }
  return (method, path, body) => ask(`${driver}/session/${sessionId}${path}`, method, body)
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** What is not there yet, or covered, is tried again, as the drivers of the other engines do. */
async function untilAccepted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 300) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
