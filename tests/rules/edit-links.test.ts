import { expect, test } from 'vitest'
import { editedLists, editPaths, editPathsOfTitles } from '#app/routes/site/layout/edit-paths.ts'
import { factGroups } from '#content/fact-groups.ts'
import { allListWords } from '#content/school-lists/words.ts'
import { slotWords } from '#content/site-pictures.ts'

test('every pencil leads to a page of the panel, and to a field of it', () => {
  const lists = allListWords.map(({ path }) => path)
  for (const [id, path] of Object.entries({ ...editPaths, ...editPathsOfTitles })) {
    const [, page = '', , field] = /^escola\/(\w+)(\/\w+)?(?:#campo-(.+))?$/.exec(path) ?? []
    const group = factGroups.find((one) => one.id === page)
    expect(group || lists.includes(page) || page === 'imagens', id).toBeTruthy()
    const fields = group?.fields.map((one) => one.path) ?? Object.keys(slotWords)
    if (field) expect(fields, id).toContain(field)
  }
  for (const [one, list] of Object.entries(editedLists)) {
    expect(allListWords.find(({ path }) => path === list)?.one).toBe(one)
  }
})
