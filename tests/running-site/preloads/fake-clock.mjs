/** The clock is FAKE_CLOCK milliseconds ahead, and an hour more after each SIGUSR2. */
const RealDate = Date
let ahead = Number(process.env.FAKE_CLOCK)
process.on('SIGUSR2', () => {
  ahead += 60 * 60 * 1000
})

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }
  static now() {
    return RealDate.now() + ahead
  }
}
