import { type RefObject, useEffect } from 'react'

const minHeight = 800

/** In a frame of our own page: the frame grows with the test, to avoid nested scrolling. */
export function useFrameHeight(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = main.current
    const frame = window.frameElement as HTMLElement | null
    if (!content || !frame) return
    content.dataset.framed = ''
    const observer = new ResizeObserver(() => {
      const borders = frame.offsetHeight - frame.clientHeight
      frame.style.height = `${Math.max(minHeight, content.offsetHeight + borders)}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [main])
}
