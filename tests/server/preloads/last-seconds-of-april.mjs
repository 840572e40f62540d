/** The clock of the school stands three seconds before midnight on the last of April. */
const shift = Date.parse('2031-05-01T02:59:57Z') - Date.now()
const Today = Date

globalThis.Date = class extends Today {
  constructor(...given) {
    if (given.length === 0) super(Today.now() + shift)
    else super(...given)
  }
}
