import { setClockForward } from './clock.mjs'

setClockForward(24 * 60 * 60 + 1)
