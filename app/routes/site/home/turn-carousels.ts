import { idle } from '#app/islands/when.ts'

const minSwipePx = 48

/** Makes the hero and the testimonials turn, and the pause button of the logo strip work. */
export function turnCarousels(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.motion-control')) {
    button.addEventListener('click', () => {
      button.dataset.paused = String(button.dataset.paused === 'false')
    })
  }
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-delay]')) turn(carousel)
}

function turn(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[aria-live]')
  const [pauseButton, ...dots] = carousel.querySelectorAll('button')
  if (!track || !pauseButton) return
  const slides = [...track.children] as HTMLElement[]
  const count = slides.length
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let index = 0
  let hoveredOrFocused = false
  let timer: ReturnType<typeof setInterval> | undefined

  const show = (next: number) => {
    index = (next + count) % count
    const inView = Number(getComputedStyle(track).getPropertyValue('--in-view'))
    for (const [at, slide] of slides.entries()) {
      const position = (at - index + count) % count
      // All slides that are out of view have the same position.
      slide.dataset.position = String(Math.min(position, 3))
      slide.inert = position >= inView
    }
    for (const [at, dot] of dots.entries()) dot.ariaCurrent = at === index ? 'true' : null
  }

  const startOrStop = () => {
    const paused = pauseButton.dataset.paused === 'true'
    const moving = !paused && !hoveredOrFocused && !reducedMotion.matches
    // The live region is off while slides change by themselves.
    track.ariaLive = moving ? 'off' : 'polite'
    clearInterval(timer)
    if (!moving) return
    timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(index + 1)
    }, Number(carousel.dataset.delay))
  }

  const attend = (attended: boolean) => {
    hoveredOrFocused = attended
    startOrStop()
  }

  carousel.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') attend(true)
  })
  carousel.addEventListener('pointerleave', () => attend(carousel.contains(document.activeElement)))
  carousel.addEventListener('focusin', () => attend(true))
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    attend(carousel.contains(relatedTarget as Node | null))
  })
  pauseButton.addEventListener('click', startOrStop)
  reducedMotion.addEventListener('change', startOrStop)
  for (const [at, dot] of dots.entries()) dot.addEventListener('click', () => show(at))
  watchSwipes(carousel, (by) => show(index + by))
  // A wider screen may have more slides in view.
  addEventListener('resize', () => show(index))

  // A link to a slide opens the page on that slide.
  const linked = slides.findIndex(({ id }) => id && location.hash === `#${id}`)
  show(Math.max(linked, 0))
  startOrStop()
  idle(() => {
    track.dataset.pictures = 'all'
  })
}

function watchSwipes(carousel: HTMLElement, step: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | null = null
  const passive = { passive: true }
  carousel.addEventListener(
    'touchstart',
    ({ touches: [finger, other] }) => {
      start = finger && !other ? { x: finger.clientX, y: finger.clientY } : null
    },
    passive,
  )
  carousel.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      if (!start || !finger) return
      const deltaX = finger.clientX - start.x
      const deltaY = finger.clientY - start.y
      if (Math.abs(deltaX) > minSwipePx && Math.abs(deltaX) > 2 * Math.abs(deltaY)) {
        step(deltaX < 0 ? 1 : -1)
      }
    },
    passive,
  )
}
