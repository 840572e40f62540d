/** A minute without traffic on a connection passes in two seconds. */
import { Socket } from 'node:net'

const { setTimeout } = Socket.prototype
Socket.prototype.setTimeout = function (ms, ...rest) {
  return setTimeout.call(this, ms / 30, ...rest)
}
