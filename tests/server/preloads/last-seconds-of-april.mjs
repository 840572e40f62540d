/** The school's clock stands at the last seconds of April until SIGUSR2, and then in the first of May. */
const Today = Date
let moment = Date.parse('2031-05-01T02:59:57Z')
process.on('SIGUSR2', () => {
  moment = Date.parse('2031-05-01T03:00:01Z')
})

globalThis.Date = class extends Today {
  constructor(...given) {
    if (given.length === 0) super(moment)
    else super(...given)
  }
}
