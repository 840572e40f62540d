/**
 * Makes the router's scripts inert and adds a small one that starts them when the page has loaded
 * and the browser is idle, or at the visitor's first interaction. Throws when the router writes its
 * scripts in another way: then this file needs a look.
 */
export function deferScripts(html: string): { html: string; startScript: string } {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g)]
  const [moduleScript] = html.match(/<script type="module" async="">/g) ?? []
  if (preloads.length === 0 || !moduleScript) throw new Error('the router’s scripts were not found')

  const modules = preloads.map(([, address]) => address).join(' ')
  const deferred = preloads
    .reduce((rest, [link]) => rest.replace(link, ''), html)
    .replace(moduleScript, `<script type="text/deferred" data-modules="${modules}">`)
    .replace('</body>', `<script>${startScript}</script></body>`)
  return { html: deferred, startScript }
}

/** Runs in the page. The router's own script keeps its text, so that the policy's hash still names it. */
const startScript = `(() => {
  const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const start = () => {
    const deferred = document.querySelector('script[type="text/deferred"]');
    if (!deferred || deferred.started) return;
    deferred.started = true;
    for (const name of interactions) removeEventListener(name, start, true);
    for (const href of deferred.dataset.modules.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', textContent: deferred.textContent });
  };
  for (const name of interactions) addEventListener(name, start, { capture: true, passive: true });
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})()`
