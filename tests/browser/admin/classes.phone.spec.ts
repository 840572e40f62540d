import type { Page } from '@playwright/test'
import { schoolDefaults } from '#content/school.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import {
  closeDialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  phone,
  test,
} from '#tests/browser/admin-site.ts'
import { aClass } from '#tests/sample-data/builders.ts'

test.use(phone)

const mistake = '5 de fevereiro de 2199 é terça, e a turma é de segunda e quarta.'

/** Counts what a finger presses; the keyboard is not counted. */
function taps(page: Page) {
  let count = 0
  return {
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      count += 1
      await page.getByRole(role, { name }).first().click()
    },
    type: async (label: string, text: string) => {
      count += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    soFar: () => count,
  }
}

test('a class is full with three taps, its mistakes are seen as they are typed, and twenty are copied with eight', async ({
  page,
  school: { stores },
}) => {
  const classes = Array.from({ length: 20 }, (_, index) =>
    aClass({ id: index + 1, level: `A${index}`, price: { amount: 390, per: 'month' } }),
  )
  const { revision } = await stores.school.find()
  await stores.school.save(withState(emptyDocument, { classes }), revision)

  await test.step('full', async () => {
    await open(page, '/admin')
    const { tap, soFar } = taps(page)
    await tap('A escola', 'link')
    await tap('Turmas abertas', 'link')
    const vacancies = page.getByRole('group', { name: /^Vagas: Alemão A0,/ })
    await vacancies.getByRole('button', { name: 'Lotada' }).click()
    await expect(vacancies.getByRole('button', { name: 'Lotada' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(soFar() + 1).toBe(3)
    await expectAccessible(page)
  })

  await test.step('mistakes', async () => {
    await page.getByRole('link', { name: /^Editar Alemão A0,/ }).click()
    const day = page.getByLabel('Primeiro dia de aula')
    await day.fill('2199-02-05')
    await expect(day).toHaveAccessibleDescription(new RegExp(mistake))
    await page.getByText('quarta, 6 de fevereiro de 2199').click()
    await expect(day).toHaveValue('2199-02-06')
    await expect(page.getByText(mistake)).toHaveCount(0)
    await page.getByLabel('Termina às').fill('18:00')
    await expect(page.getByText('O fim precisa ser depois do começo.').last()).toBeVisible()
    await page.getByLabel('Termina às').fill('20:30')
    await page.getByLabel('Preço (opcional)').fill('410')
    await expect(page.getByText('No site: R$ 410 por mês')).toBeVisible()
    await page.getByRole('button', { name: 'por semestre' }).click()
    await expect(page.getByLabel('Preço (opcional)')).toHaveValue('R$ 410 por semestre')
    await expectAccessible(page)
    await page.getByLabel('Preço (opcional)').fill('390')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await closeDialog(page)
  })

  await test.step('next year', async () => {
    await open(page, '/admin')
    const { tap, type, soFar } = taps(page)
    await tap('A escola', 'link')
    await tap('Turmas abertas', 'link')
    await tap('Copiar turmas para o próximo período', 'link')
    await type('As aulas recomeçam em', '2199-08-01')
    await type('Reajuste dos preços, em % (opcional)', '8')
    await tap('Montar a tabela')
    await expect(page.getByRole('listitem').getByLabel(/^Preço de Alemão A0,/)).toHaveValue(
      'R$ 421 por mês',
    )
    await expectAccessible(page)
    await tap('Salvar as turmas marcadas')
    await expectDialog(
      page,
      'success',
      'Sucesso',
      'As 20 turmas do próximo período estão na lista.',
    )
    await expect(page.getByRole('link', { name: /^Editar Alemão/ })).toHaveCount(40)
    await tap('Entendi')
    expect(soFar()).toBe(8)
    await open(page, '/admin/mudancas')
    await expect(page.getByText(/criou a turma “Alemão A0.*e mais 17/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).first().click()
    const left = async () =>
      schoolInUse((await stores.school.find()).document, schoolDefaults).classes.length
    await expect.poll(left).toBe(20)
  })
})
