import { expect } from 'vitest'

const internals =
  /\bat \S+ \(|\n\s+at \S|node_modules|file:\/\/|\/server\/|SQLITE|Error:|Unexpected Server Error/

/** No response contains a stack trace, a path of the server or the words of a library. */
export function expectNoInternals(text: string, hint?: string): void {
  expect(internals.exec(text)?.[0], hint).toBeUndefined()
}
