import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { logErrorContext } from '#app/context.ts'
import { answerOrFault } from '#app/routes/admin/upload/upload-answer.ts'
import { StoreFault } from '#domain/store-fault.ts'

test.each<[StoreFault['kind'], number]>([
  ['signed-out', 401],
  // Signing in again would not help.
  ['permission-denied', 503],
  ['unavailable', 503],
  ['other', 503],
])('a photo that meets the fault %s is answered with %i', async (kind, status) => {
  const context = new RouterContextProvider()
  context.set(logErrorContext, () => {})
  const work = () => Promise.reject(new StoreFault(kind, 'A pasta está protegida.'))
  const answer = await answerOrFault(work, context)
  expect(answer.status).toBe(status)
  const fault = { fault: 'Erro ao enviar fotos: A pasta está protegida.' }
  if (status === 503) expect(await answer.json()).toEqual(fault)
})
