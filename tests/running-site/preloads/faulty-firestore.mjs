/** A Firestore that fails on command, with gRPC's numbers, as its client reports them. */
import { Firestore } from '@google-cloud/firestore'
import { wanted } from './wanted-fault.mjs'

const parts = {
  'event reads': (method, words) => method !== 'commit' && /\beventos\b/.test(words),
  'event writes': (method, words) => method === 'commit' && /\beventos\b/.test(words),
  'session reads': (method, words) => method !== 'commit' && words.includes('site-sessoes'),
  'all reads': (method) => method !== 'commit',
  'session writes': (method, words) => method === 'commit' && words.includes('site-sessoes'),
}

/** PERMISSION_DENIED, UNAVAILABLE, INVALID_ARGUMENT. */
const codes = { 'permission-denied': 7, unavailable: 14, other: 3 }

for (const name of ['request', 'requestStream']) {
  const real = Firestore.prototype[name]
  Firestore.prototype[name] = async function (method, ...given) {
    const { fault } = wanted()
    if (fault && parts[fault.part](method, JSON.stringify(given))) {
      throw Object.assign(new Error('falha de propósito'), { code: codes[fault.kind] })
    }
    return real.call(this, method, ...given)
  }
}

// The list of events is served from memory for a minute before a fault is reported, and a fault that
// has passed is reported for as long: each turn of the switch ends the minute.
const now = performance.now.bind(performance)
performance.now = () => now() + 61_000 * wanted().turns
