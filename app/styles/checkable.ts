/**
 * Tailwind registers its variables with `@property` and repeats their initial values for browsers
 * that lack it. HTML checkers read an inlined style sheet and know neither; the initial values
 * alone do the same work everywhere, so they stay and the registrations go.
 */
export function checkableCss(css: string): string {
  return css
    .replace(/@property --[\w-]+\{[^}]*\}/g, '')
    .replace(/@layer properties\{@supports [^{]+\{(\*[^{]*\{[^}]*\})\}\}/, '@layer properties{$1}')
}
