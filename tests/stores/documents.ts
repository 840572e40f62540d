import { expect, test } from 'vitest'
import { type Documents, type Fields, type Key, write } from '#domain/documents.ts'

/** What every store of documents must do; each test gets an empty one, and can open others on the same data. */
export function documentsContract(name: string, emptyPlace: () => Promise<() => Documents>): void {
  const testDocuments = (
    sentence: string,
    check: (documents: Documents, another: () => Documents) => Promise<void>,
  ) =>
    test(`${name}: ${sentence}`, async () => {
      const open = await emptyPlace()
      await check(open(), open)
    })

  testDocuments(
    'what was written is found as it was, and gone when it is deleted',
    async (here) => {
      const key: Key = { in: 'site-lotes', id: "a/b'; -- 🎉" }
      const fields = {
        nome: 'Festa',
        n: 1.5,
        sim: true,
        nada: null,
        lista: [{ a: [1] }],
        'a.b`': 'x',
      }
      expect(await here.find(key)).toBeNull()
      await write(here, [[key, fields]])
      expect(await here.find(key)).toEqual(fields)
      expect((await here.all('site-lotes')).map((stored) => stored.fields)).toEqual([fields])
      expect(await here.all('site-sessoes')).toEqual([])
      await write(here, [[key, null]])
      await write(here, [[key, null]])
      expect(await here.find(key)).toBeNull()
    },
  )

  testDocuments('a text that can be no id is a document that does not exist', async (here) => {
    for (const id of ['', '.', '..', 'a/b', '__x__', '\ud800', 'x'.repeat(2000)]) {
      expect(await here.find({ in: 'eventos', id })).toBeNull()
      const found = await here.change([{ in: 'eventos', id }], ([one]) => ({ result: one ?? null }))
      expect(found).toBeNull()
    }
  })

  testDocuments('a change sees several documents and writes all of them or none', async (here) => {
    const [event, item]: Key[] = [
      { in: 'eventos', id: 'festa' },
      { in: 'site-lixeira', id: 'item' },
    ]
    if (!event || !item) return
    await write(here, [[event, { nome: 'Festa', autor: 'Ana' }]])
    const move = () =>
      here.change([event, item], ([found, binned]) =>
        found && !binned
          ? {
              result: 'moved',
              writes: [
                [event, null],
                [item, { documento: found }],
              ],
            }
          : { result: 'nothing' },
      )
    const results = await Promise.all([move(), move(), move()])
    expect(results.sort()).toEqual(['moved', 'nothing', 'nothing'])
    expect(await here.find(event)).toBeNull()
    expect(await here.find(item)).toEqual({ documento: { nome: 'Festa', autor: 'Ana' } })
    const fault = () => {
      throw new Error('no')
    }
    await expect(here.change([item], fault)).rejects.toThrow()
    expect(await here.find(item)).not.toBeNull()
  })

  testDocuments('a change replaces the document whole', async (here) => {
    const key: Key = { in: 'eventos', id: 'festa' }
    await write(here, [[key, { a: 1, b: { c: 1, d: 1 }, e: null }]])
    await here.change([key], ([found]) => {
      const { a: _, ...left } = found ?? {}
      return { result: null, writes: [[key, { ...left, b: { c: 2 }, f: null }]] }
    })
    expect(await here.find(key)).toEqual({ b: { c: 2 }, e: null, f: null })
  })

  testDocuments('many who count at once, in two instances, lose nothing', async (here, another) => {
    const key: Key = { in: 'site-arquivos', id: 'contagem' }
    const there = another()
    const count = (documents: Documents) =>
      documents.change([key], ([found]) => {
        const n = Number(found?.n ?? 0) + 1
        return { result: n, writes: [[key, { n }]] }
      })
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => count(at % 2 ? here : there)),
    )
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  testDocuments('a change may depend on every document of a collection', async (here) => {
    const add = (id: string) =>
      here.change(
        [],
        (_, stored) =>
          stored.length >= 3
            ? { result: false }
            : { result: true, writes: [[{ in: 'site-conta', id }, { n: stored.length }]] },
        { all: 'site-conta' },
      )
    const added = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
    expect(added.filter(Boolean)).toHaveLength(3)
    expect(await here.all('site-conta')).toHaveLength(3)
  })

  testDocuments(
    'the newest come first, in pages, without those that lack the field',
    async (here) => {
      const put = (id: string, fields: Fields) =>
        write(here, [[{ in: 'site-mudancas', id }, fields]])
      for (const n of [3, 1, 5, 2, 4]) await put(`m${n}`, { id: `m${n}`, n })
      await put('outra', { x: 1 })
      const ids = async (size: number, before?: string) =>
        (await here.newest('site-mudancas', 'id', size, before)).map(({ id }) => id)
      expect(await ids(2)).toEqual(['m5', 'm4'])
      expect(await ids(9, 'm4')).toEqual(['m3', 'm2', 'm1'])
      expect(await ids(9, 'm1')).toEqual([])
      await here.removeOlder('site-mudancas', 'id', 'm3')
      expect(await ids(9)).toEqual(['m5', 'm4', 'm3'])
      expect(await here.all('site-mudancas')).toHaveLength(4)
    },
  )

  testDocuments('what is older goes, by number and by moment', async (here) => {
    const at = (day: number) => new Date(Date.UTC(2026, 5, day))
    for (const day of [1, 2, 3]) {
      await write(here, [
        [{ in: 'site-envios', id: `${day}` }, { em: at(day) }],
        [{ in: 'site-sessoes', id: `${day}` }, { startedAt: day }],
      ])
    }
    await here.removeOlder('site-envios', 'em', at(2))
    await here.removeOlder('site-sessoes', 'startedAt', 3)
    expect(await here.all('site-envios')).toHaveLength(2)
    expect(await here.all('site-sessoes')).toHaveLength(1)
  })

  testDocuments(
    'what is kept in memory follows every change, of another instance too',
    async (here, another) => {
      const view = {
        read: (id: string, { nome, fotos }: Fields) => ({ id, nome, fotos: fotos as string[] }),
        order: (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1),
        keysOf: ({ fotos }: { fotos: string[] }) => fotos,
      }
      const live = here.live('eventos', view)
      const key = (id: string): Key => ({ in: 'eventos', id })
      const versions = [(await live.current()).version()]
      expect((await live.current()).sorted()).toEqual([])
      await write(here, [[key('b'), { nome: 'B', fotos: ['x', 'y'] }]])
      await write(here, [[key('a'), { nome: 'A', fotos: ['y'] }]])
      const index = await live.current()
      expect(index.sorted().map(({ id }) => id)).toEqual(['a', 'b'])
      expect(index.withKey('y')).toHaveLength(2)
      expect(index.find('b')?.nome).toBe('B')
      versions.push(index.version())
      await write(here, [[{ in: 'site-sessoes', id: 's' }, { startedAt: 1 }]])
      expect((await live.current()).version()).toBe(versions[1])

      const there = another()
      await there.change([key('b')], () => ({ result: null, writes: [[key('b'), null]] }))
      await expect.poll(async () => (await live.current()).find('b')).toBeNull()
      expect((await live.current()).withKey('y')).toHaveLength(1)
      expect((await live.current()).withKey('x')).toEqual([])
      versions.push((await live.current()).version())
      // A document that is deleted and written again under the same name is a different one.
      await write(there, [[key('a'), null]])
      await write(there, [[key('a'), { nome: 'AA', fotos: [] }]])
      await expect.poll(async () => (await live.current()).find('a')?.nome).toBe('AA')
      versions.push((await live.current()).version())
      expect(new Set(versions).size).toBe(versions.length)
      await live.assertFresh()
      await here.ping()
    },
  )
}
