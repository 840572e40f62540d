import { afterLoad } from '#app/islands/when.ts'

/** Plays the video and keeps its button in sync. Unlike `autoplay`, respects reduced motion. */
export function playFacadeVideo(): void {
  const video = document.querySelector<HTMLVideoElement>('.facade-video')
  const figure = video?.closest('figure')
  if (!video || !figure) return
  // A browser may refuse to play; then it stays paused, and its button says so.
  const play = () => void video.play().catch(() => {})
  const showState = () => {
    figure.dataset.playing = String(!video.paused)
  }
  video.addEventListener('play', showState)
  video.addEventListener('pause', showState)
  figure.querySelector('button')?.addEventListener('click', () => {
    if (video.paused) play()
    else video.pause()
  })
  // The video is three times as heavy as the rest of the page.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) afterLoad(play)
}
