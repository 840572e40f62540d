import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type ViteFault = { id?: string; loc?: { line: number; column: number }; frame?: string }

/** What a developer needs to know of a fault: its message, its place, and the calls in our own code that led to it. */
export function describeFault(fault: unknown, root: string): { message: string; stack: string } {
  if (!(fault instanceof Error)) return { message: String(fault), stack: '' }
  const { id, loc, frame } = fault as ViteFault
  const place = id && `${relative(root, id)}${loc ? `:${loc.line}:${loc.column}` : ''}`
  const named = fault.name === 'Error' ? fault.message : `${fault.name}: ${fault.message}`
  const details = [place, frame].filter((part) => part && !named.includes(part))
  const calls = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const own = calls.filter((line) => !/node_modules|\(?node:|virtual:/.test(line))
  return {
    message: stripVTControlCharacters([named, ...details].join('\n')),
    // If the file itself cannot be parsed, there are only calls inside the tools.
    stack: (own.length > 0 || place ? own : calls)
      .map((line) => line.replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, ''))
      .join('\n'),
  }
}

/** Replaces a page that cannot be rendered. */
export function faultPage({ message, stack }: ReturnType<typeof describeFault>): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Erro de desenvolvimento</title>
<style>
  body { margin: 0; padding: 2rem; background: #10131f; color: #f5efe4; font: 1rem/1.6 ui-monospace, monospace }
  h1 { margin: 0 0 1.5rem; font: 600 1rem system-ui; color: #b9bdcc }
  pre { margin: 0 0 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere }
  .message { color: #ff9d8a; font-size: 1.125rem }
</style>
</head>
<body>
<h1>Erro de desenvolvimento. Esta página recarrega sozinha depois da correção.</h1>
<pre class="message">${escaped(message)}</pre>
<pre>${escaped(stack)}</pre>
</body>
</html>`
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
