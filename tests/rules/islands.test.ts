import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, test, vi } from 'vitest'
import type { JsonProps } from '#app/islands/island.tsx'

// Icons and flags come from the build.
vi.mock('#app/ui/icon.tsx', () => ({ Icon: () => null }))
vi.mock('#app/ui/flag.tsx', () => ({ Flag: () => null }))

const { island } = await import('#app/islands/island.tsx')
const { default: Catalogue } = await import('#app/routes/site/courses/catalogue.tsx')

const props = { categories: [], school: { whatsapp: '(11) 90000-0000' } }

test('an island is rendered in its place, with its props beside it as JSON', () => {
  const Island = island('catalogue', Catalogue)
  const html = renderToStaticMarkup(createElement(Island, { ...props, search: '' }))
  expect(html).toMatch(/^<div data-island="catalogue" class="contents"><div /)
  const [, json = ''] = html.match(/<script type="application\/json">(.*)<\/script>$/) ?? []
  expect(JSON.parse(json)).toEqual({ ...props, search: '' })
})

test('no words in the props end their script', () => {
  const Island = island('catalogue', Catalogue)
  const search = '?idioma=</script><script>alert(1)</script><!--'
  const html = renderToStaticMarkup(createElement(Island, { ...props, search }))
  expect(html).not.toContain('<script>')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = html.match(/json">(.*)<\/script>/) ?? []
  expect(JSON.parse(json).search).toBe(search)
})

test('props that are no JSON do not compile, nor a component of another name', () => {
  type Fits = JsonProps<(props: { text: string; list: readonly number[]; none?: null }) => null>
  expectTypeOf<Fits>().toExtend<{ text: string }>()
  expectTypeOf<JsonProps<(props: { onClose: () => void }) => null>>().toBeNever()
  expectTypeOf<JsonProps<(props: { at: Date }) => null>>().toBeNever()
  expectTypeOf<JsonProps<() => null>>().toEqualTypeOf<object>()
  // @ts-expect-error: the share button has other props
  expect(island('share-button', Catalogue)).toBeTypeOf('function')
  // @ts-expect-error: no such island
  expect(island('heroi', Catalogue)).toBeTypeOf('function')
})
