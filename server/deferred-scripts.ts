/**
 * The first paint owes nothing to script: the router's modules are neither preloaded nor run while
 * the page is being painted. A few lines start them when the page has loaded and the browser is
 * idle, or as soon as the visitor does anything.
 */
export function deferScripts(html: string): { html: string; starter: string } {
  const modules: string[] = []
  const deferred = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(
      '<script type="module" async="">',
      `<script type="text/later" data-modules="${modules.join(' ')}">`,
    )
    .replace('</body>', `<script>${starter}</script></body>`)
  return { html: deferred, starter }
}

/**
 * Runs in the page, once. Modules are fetched together; the one that all pages share is taken up first,
 * and there is a breath between all steps (to ask for a file costs a phone five milliseconds), so that
 * none of it holds up a finger. The last step is the router's own script; it keeps its text, so the
 * policy's hash still names it.
 */
const starter = `(() => {
  const acts = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];
  const add = (tag, props) => document.head.append(Object.assign(document.createElement(tag), props));
  const breath = () => new Promise((next) => setTimeout(next));
  const start = async () => {
    const later = document.querySelector('script[type="text/later"]');
    if (!later || later.started) return;
    later.started = true;
    for (const act of acts) removeEventListener(act, start, true);
    const modules = later.dataset.modules.split(' ');
    const shared = modules.find((module) => module.includes('/site-'));
    const taken = shared && import(shared);
    for (const href of modules) {
      await breath();
      add('link', { rel: 'modulepreload', href });
    }
    await taken;
    await breath();
    add('script', { type: 'module', textContent: later.textContent });
  };
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true });
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})()`
