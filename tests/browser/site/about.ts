import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/visit.ts'

export async function expectAbout(page: Page): Promise<void> {
  await test.step('the school tells its history under four highlights', async () => {
    const main = page.getByRole('main')
    const tiles = main.getByRole('list').first().getByRole('listitem')
    await expect(tiles).toHaveText([
      /40\+ anos/,
      /Cambridge\s*centro de exames desde 2011/,
      /reconhecimento internacional/,
      /Milhares\s*de alunos formados/,
    ])
    for (const title of [/^1984/, /^2011/, /^Hoje/]) {
      await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    }
  })

  await test.step('the owner has a portrait and a word to say', async () => {
    const owner = page.getByRole('region', { name: 'Quem cuida da escola' })
    await expect(owner.getByRole('img')).toHaveAccessibleName(/^Retrato de quem cuida da escola/)
    await expect(owner.getByRole('blockquote')).toBeVisible()
    await expect(owner.getByText('Direção da escola')).toBeVisible()
  })

  await test.step('five pictures show the facade, each told in words of its own', async () => {
    const facade = page.getByRole('region', { name: 'A nossa fachada' })
    await expect(facade.getByRole('img')).toHaveCount(5)
    const told = await facade
      .getByRole('img')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('alt') ?? ''))
    expect(new Set(told.filter((words) => words.length > 20)).size).toBe(5)
    await expect(facade.getByRole('figure')).toHaveCount(5)
  })

  await test.step('the visitor learns where the school is and how to get there', async () => {
    const visit = page.getByRole('region', { name: 'Venha nos visitar' })
    await expect(visit).toContainText('Rua das Palavras, 1984, Centro, Cidade Exemplo - SP')
    await expect(visit.getByRole('link', { name: 'Abrir no Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
    )
    await expect(visit.getByRole('link', { name: 'Contato' })).toHaveAttribute('href', '/contato')
  })
}
