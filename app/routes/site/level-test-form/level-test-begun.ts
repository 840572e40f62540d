import { readStorage } from '#app/browser-storage.ts'
import { idle, type When } from '#app/islands/when.ts'

/** A left or finished test is shown without a press; a new one loads no script before its button is pressed. */
export const levelTestBegun: When = (_, hydrate) => {
  const key = `teste-nivel-${location.pathname.split('/').at(-1)}`
  if (readStorage('sessionStorage', key) ?? readStorage('localStorage', key)) {
    idle(() => void hydrate())
  }
}
