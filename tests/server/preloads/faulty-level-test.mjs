/** A fault in one page: naming French within a sentence throws, which only its level test does. */
const lowerCase = String.prototype.toLocaleLowerCase

String.prototype.toLocaleLowerCase = function (...locales) {
  if (String(this) === 'Francês') throw new Error('falha de propósito')
  return lowerCase.apply(this, locales)
}
