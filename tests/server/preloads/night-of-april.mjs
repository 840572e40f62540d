/** 1 May 2031, 02:30 in Greenwich: at the school it is still the last evening of April. */
const shift = Date.parse('2031-05-01T02:30:00Z') - Date.now()
const Today = Date

globalThis.Date = class extends Today {
  constructor(...given) {
    if (given.length === 0) super(Today.now() + shift)
    else super(...given)
  }
}
