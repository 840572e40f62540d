/**
 * Tailwind registers its variables with `@property`, and for browsers that lack it gives every element
 * their initial values. HTML checkers read an inlined style sheet and know no `@property`; forty
 * variables on every element make each style more expensive. So the root alone gets those that have a
 * value: no element of ours relies on being shielded from what its parent set.
 */
export function checkableCss(css: string): string {
  return css
    .replace(/@property --[\w-]+\{[^}]*\}/g, '')
    .replace(
      /@layer properties\{@supports [^{]+\{\*[^{]*\{([^}]*)\}\}\}/,
      (_, values: string) => `@layer properties{:root{${withAValue(values)}}}`,
    )
}

function withAValue(declarations: string): string {
  return declarations
    .split(';')
    .filter((declaration) => !declaration.endsWith(':initial'))
    .join(';')
}
