/**
 * Vitest colours what it writes into a file or a pipe too. Whoever wants that sets FORCE_COLOR.
 * @param {{ isTTY?: boolean }} output
 * @param {{ FORCE_COLOR?: string }} env
 */
export function colorSettings({ isTTY }, { FORCE_COLOR }) {
  return isTTY || FORCE_COLOR ? {} : { NO_COLOR: '1' }
}
