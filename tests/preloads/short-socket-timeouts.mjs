// A minute of silence on a line passes in two seconds.
import { Socket } from 'node:net'

const { setTimeout } = Socket.prototype
Socket.prototype.setTimeout = function (ms, ...rest) {
  return setTimeout.call(this, ms / 30, ...rest)
}
