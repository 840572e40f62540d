import { setClockForward } from './clock.mjs'

setClockForward(23 * 60 * 60)
