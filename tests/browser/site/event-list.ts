import type { Page } from '@playwright/test'
import { expect, pictureAddresses, type School, test } from '#tests/browser/school-site.ts'

export async function expectEventList(page: Page, school: School): Promise<void> {
  await test.step('events stand newest date first', async () => {
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Sarau de Natal',
      'Festa Junina',
      'Oktoberfest',
      'Feira de idiomas',
      'Certificados',
      'Aula aberta',
      '<script>alert(1)</script>',
    ])
  })

  await test.step('a card tells day, time, place, people, words and photos, and leads to the gallery', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Festa Junina' })
    for (const words of [
      '10 de maio de 2026',
      '18h às 22h',
      'Pátio da escola',
      '240 participantes',
      'Quadrilha e barracas de cada turma.',
      '24 fotos',
    ]) {
      await expect(card).toContainText(words)
    }
    await expect(card.getByRole('link', { name: 'Ver galeria de Festa Junina' })).toHaveAttribute(
      'href',
      `/galeria-evento/${school.ids.festa}`,
    )
    await expect(card.locator('img').last()).toHaveAttribute('src', pictureAddresses.smallest)
  })

  await test.step('counts and days are written as Brazilians write them', async () => {
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await expect(card('Sarau de Natal')).toContainText('Ver detalhes')
    await expect(card('Sarau de Natal')).not.toContainText('Nenhuma foto')
    await expect(card('Aula aberta')).toContainText('1 foto')
    await expect(card('Aula aberta')).toContainText('1º de maio de 2025')
  })

  await test.step('only an event that is still to come is marked', async () => {
    await expect(page.getByText('Em breve', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('article').filter({ hasText: 'Sarau de Natal' })).toContainText(
      'Em breve',
    )
  })

  await test.step('the page leads back home and on to the social networks', async () => {
    await expect(page.getByRole('link', { name: 'Voltar à página inicial' })).toHaveAttribute(
      'href',
      '/',
    )
    const call = page.getByRole('region', { name: 'Acompanhe a escola de perto' })
    for (const name of ['Instagram', 'Facebook', 'YouTube']) {
      await expect(call.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('hostile words are shown as words', async () => {
    await expect(page.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
  })
}
