import { readStorage } from '#app/browser-storage.ts'
import { idle, type When } from '#app/islands/when.ts'

/** A level test in progress goes on by itself; a new one costs no script before its button is pressed. */
export const levelTestBegun: When = (element, hydrate) => {
  const language = location.pathname.split('/').at(-1)
  if (readStorage('sessionStorage', `teste-nivel-${language}`)) idle(element, hydrate)
}
