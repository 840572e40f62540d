import { afterEach, expect, test, vi } from 'vitest'
import {
  beginPortion,
  fetchPortion,
  forgetPortion,
} from '#app/routes/site/gallery/photo-portions.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a request that failed before anybody asked is made again', async () => {
  const online = new Response('{}')
  const request = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', request.mockRejectedValueOnce(new TypeError('offline')))
  beginPortion('/galeria-evento/festa', 3)
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  request.mockResolvedValue(online)
  await expect(fetchPortion('/galeria-evento/festa', 0)).resolves.toBe(online)
})

test('a request that was begun is made once, and not for who closed the photo before', async () => {
  const request = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', request)
  beginPortion('/galeria-evento/festa', 61)
  await fetchPortion('/galeria-evento/festa', 60)
  expect(request.mock.calls).toEqual([['/galeria-evento/festa/fotos?de=60']])
  beginPortion('/galeria-evento/festa', 61)
  forgetPortion()
  await fetchPortion('/galeria-evento/festa', 60)
  expect(request).toHaveBeenCalledTimes(3)
})
