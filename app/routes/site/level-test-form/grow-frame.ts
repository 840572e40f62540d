const minHeight = 800

// In a frame of our own page: the frame grows with the level test, to avoid nested scrolling.
const content = document.querySelector<HTMLElement>('.level-test')
const frame = window.frameElement as HTMLElement | null
if (content && frame) {
  document.documentElement.dataset.framed = ''
  new ResizeObserver(() => {
    const borders = frame.offsetHeight - frame.clientHeight
    frame.style.height = `${Math.max(minHeight, content.offsetHeight + borders)}px`
  }).observe(content)
}

export {}
