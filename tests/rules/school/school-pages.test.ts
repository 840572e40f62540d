import { expect, test } from 'vitest'
import { findSchoolPages, schoolPages } from '#content/school-pages.ts'

const titlesOf = (typed: string) => findSchoolPages(typed).map(({ title }) => title)

test('the pages that change most often come first, and each page once', () => {
  const { often, seldom } = schoolPages
  expect(often.map(({ title }) => title)).toEqual([
    'Turmas abertas',
    'Datas de exame',
    'Aviso',
    'Depoimentos',
  ])
  const paths = [...often, ...seldom].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a page is found by the words of its fields, without accents, and leads to the field', () => {
  expect(findSchoolPages('TELEFONE')).toMatchObject([
    {
      title: 'Nome e contato',
      path: '/admin/escola/contato',
      fields: [{ label: 'Telefone', id: 'campo-phone' }],
    },
  ])
  expect(titlesOf('instagram')).toEqual(['Redes sociais e Google'])
  expect(titlesOf('horario sabado')).toEqual(['Nome e contato'])
  expect(titlesOf('última dia')).toEqual([])
  expect(titlesOf('  ')).toEqual([])
})
