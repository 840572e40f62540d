import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/visit.ts'

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

/** The policy is complete and true. */
export async function expectPrivacyPolicy(page: Page): Promise<void> {
  const section = (name: string) => page.getByRole('region', { name })

  await test.step('nine sections stand in order, under the date of today in São Paulo', async () => {
    const titles = sections.map((title, index) => `${index + 1}. ${title}`)
    const summary = page.getByRole('region', { name: 'Em seis frases' })
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Em seis frases',
      ...titles,
    ])
    await expect(summary.getByRole('listitem')).toHaveCount(6)
    const linked = await summary.getByRole('link').allInnerTexts()
    expect(linked.toSorted()).toEqual(titles)
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

  await test.step('it says what is true of this site', async () => {
    await expect(section('Introdução')).toContainText(
      'nenhum identificador pessoal é coletado por meio deste site',
    )
    await expect(section('Compartilhamento')).toContainText('Google Maps')
    await expect(section('Compartilhamento')).toContainText(
      'podem tratar esses dados fora do Brasil',
    )
    await expect(section('Informações coletadas')).toContainText(
      'no caso de crianças e adolescentes, quem autoriza são os responsáveis, por escrito',
    )
  })

  await test.step('it does not hide that the server keeps addresses, nor for what and how long', async () => {
    for (const name of ['Introdução', 'Informações coletadas', 'Uso das informações', 'Retenção']) {
      await expect(section(name)).toContainText('endereço IP')
    }
    await expect(section('Informações coletadas')).toContainText('não são ligados a nenhum nome')
    await expect(section('Uso das informações')).toContainText('corrigir falhas e evitar abusos')
    await expect(section('Retenção')).toContainText('por seis meses, o prazo que o Marco Civil')
  })

  await test.step('the removal of a photo, mail and telephone are a tap away', async () => {
    const removal = page.getByRole('region', { name: 'Segurança' }).getByRole('link', {
      name: 'Solicitar remoção de uma foto',
    })
    await expect(removal).toHaveAttribute('target', '_blank')
    const address = new URL((await removal.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/5511900000000')
    expect(address.searchParams.get('text')).toMatch(/remoção de uma foto.*\nEvento:\nFoto/)
    const contact = page.getByRole('region', { name: 'Contato e seus direitos' })
    await expect(contact.getByRole('link', { name: 'contato@escola.example' })).toHaveAttribute(
      'href',
      'mailto:contato@escola.example',
    )
    await expect(contact.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute(
      'href',
      'tel:+551140000000',
    )
  })
}
