/** JSON for a script element: nothing in it can close the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
