import { useRendering } from '../rendering.ts'

/**
 * For a part below the first screen: on a first visit it is laid out after the first paint (see
 * entry.client.tsx). On a page opened from within the site a jump needs true heights at once.
 */
export function useFar() {
  const far = useRendering() !== null
  return { 'data-far': far || undefined, suppressHydrationWarning: true }
}
