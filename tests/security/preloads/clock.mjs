/** The process believes that it is so many seconds later. */
export function setClockForward(seconds) {
  const Today = Date
  const shift = seconds * 1000
  globalThis.Date = class extends Today {
    constructor(...given) {
      if (given.length === 0) super(Today.now() + shift)
      else super(...given)
    }
    static now() {
      return Today.now() + shift
    }
  }
}
