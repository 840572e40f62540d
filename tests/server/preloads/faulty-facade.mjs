/** A fault in a part below the first screen: the pictures of the facade cannot be told apart. */
const startsWith = String.prototype.startsWith

String.prototype.startsWith = function (...given) {
  if (String(this) === 'facade-sign') throw new Error('falha de propósito')
  return startsWith.apply(this, given)
}
