import type { Page } from '@playwright/test'

export type Typed = [selector: string, value: string | boolean]

type Filled = { typed?: Typed[]; picture?: Buffer }

/**
 * Sends a form as a browser without script would, and a picture's as the page does, without opening it. Returns what
 * was refused, or null.
 */
export function sendForm(page: Page, path: string, form: string, filled: Filled = {}) {
  const { typed = [], picture } = filled
  return page.evaluate(
    async ({ path, form: selector, typed, picture }) => {
      const html = await (await fetch(path)).text()
      const shown = new DOMParser().parseFromString(html, 'text/html')
      const form = shown.querySelector<HTMLFormElement>(selector)
      if (!form) throw new Error(`${path} has no ${selector}`)
      for (const [name, value] of typed) {
        const inputs = form.querySelectorAll<HTMLInputElement>(name)
        if (inputs.length === 0) throw new Error(`${path} has no ${name}`)
        for (const input of inputs) {
          if (typeof value === 'boolean') input.checked = value
          else input.value = value
        }
      }
      const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
      const fields = new FormData(form, button)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        fields.set('foto', new File([bytes], 'foto.png', { type: 'image/png' }))
        const sent = await fetch(`${path}/envio`, { method: 'POST', body: fields })
        const { next, refused } = await sent.json()
        return next ? null : refused
      }
      const answer = await fetch(form.getAttribute('action') ?? path, {
        method: 'POST',
        body: new URLSearchParams([...fields] as string[][]),
        redirect: 'manual',
      })
      return answer.type === 'opaqueredirect' ? null : answer.text()
    },
    { path, form, typed, picture: picture?.toString('base64') },
  )
}
