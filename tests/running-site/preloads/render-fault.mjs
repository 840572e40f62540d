/** Makes one part of the page throw: RENDER_FAULT names it. Each breaks a call that hardly any other part makes. */
const fail = () => {
  throw new Error('falha de propósito')
}

const faults = {
  'level test': () => {
    const { toLocaleLowerCase } = String.prototype
    String.prototype.toLocaleLowerCase = function (...given) {
      return String(this) === 'Francês' ? fail() : toLocaleLowerCase.apply(this, given)
    }
  },
  facade: () => {
    const { startsWith } = String.prototype
    String.prototype.startsWith = function (...given) {
      return String(this) === 'facade-sign' ? fail() : startsWith.apply(this, given)
    }
  },
  footer: () => {
    const { map } = Array.prototype
    Array.prototype.map = function (...given) {
      const isShown = this[0]?.greeting && String(given[0]).includes('jsx')
      return isShown ? fail() : map.apply(this, given)
    }
  },
}

faults[process.env.RENDER_FAULT]()
