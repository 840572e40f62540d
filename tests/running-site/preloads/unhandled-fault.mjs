import { DatabaseSync } from 'node:sqlite'

/** At each SIGUSR2 a rejection that nobody handles; or, as UNHANDLED says, an exception that nobody catches, or a stop that fails. */
process.on('SIGUSR2', () => {
  const fault = new Error('falha de propósito')
  if (process.env.UNHANDLED === 'exception') throw fault
  void Promise.reject(fault)
})

if (process.env.UNHANDLED === 'stop') {
  DatabaseSync.prototype.close = () => {
    throw new Error('falha de propósito')
  }
}
