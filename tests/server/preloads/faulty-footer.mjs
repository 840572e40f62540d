/** A fault in a part below the first screen: the footer's greetings cannot be listed. */
const values = Object.values

Object.values = (object) => {
  if (object?.ingles?.greeting) throw new Error('falha de propósito')
  return values(object)
}
