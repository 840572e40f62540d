import { useEffect, useRef, useState } from 'react'

/** Whether an image could not be loaded, for a fallback in its place. */
export function useImageFailure() {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before hydration.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true)
  }, [])

  return { failed, imageProps: { ref, onError: () => setFailed(true) } }
}
