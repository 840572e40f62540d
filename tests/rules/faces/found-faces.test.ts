import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundFaces } from '#app/routes/admin/cover/found-faces.tsx'

test('faces can be searched for again after the covers of those that were found are taken off', () => {
  const props = { onFind: () => {}, foundAny: false, choice: 'all', onChoose: () => {} } as const
  const button = renderToStaticMarkup(createElement(FoundFaces, { ...props, search: 'done' }))
  expect(button).toContain('Encontrar rostos')
  expect(button).not.toContain('disabled=""')
})
