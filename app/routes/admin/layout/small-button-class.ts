/** For links and buttons in a row or card of a list. */
export const smallButtonClass =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-small bg-well px-3 font-semibold hover:text-accent disabled:cursor-default disabled:opacity-40'
