import { expect, open, test } from './visit.ts'

const sections = [
  'Introdução',
  'Informações coletadas',
  'Uso das informações',
  'Compartilhamento',
  'Segurança',
  'Cookies e tecnologias semelhantes',
  'Retenção',
  'Alterações nesta política',
  'Contato e seus direitos',
]

test('nine sections stand in order, under the date of today in São Paulo', async ({ page }) => {
  await open(page, '/privacidade')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    sections.map((title, index) => `${index + 1}. ${title}`),
  )
  const today = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format()
  await expect(page.getByText('Última atualização:')).toContainText(today.replace(/^1 /, '1º '))
  await page
    .getByRole('navigation', { name: 'Seções da política' })
    .getByRole('link', { name: 'Retenção' })
    .click()
  await expect(page.getByRole('heading', { name: 'Retenção' })).toBeInViewport()
})

test('it says what is true of this site', async ({ page }) => {
  await open(page, '/privacidade')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('Introdução')).toContainText(
    'nenhum identificador pessoal é coletado por meio deste site',
  )
  for (const key of [
    'whatsapp-popup-closed',
    'whatsapp-popup-last-shown',
    'teste-nivel-ingles',
    'teste-nivel-alemao',
    'adminAuth',
  ]) {
    await expect(section('Cookies e tecnologias semelhantes')).toContainText(key)
  }
  await expect(section('Compartilhamento')).toContainText('Google Maps')
  await expect(section('Compartilhamento')).toContainText('Google Forms')
  await expect(section('Segurança')).toContainText('Solicitar remoção desta foto')
  await expect(section('Contato e seus direitos')).toContainText('contato@escola.example')
})
