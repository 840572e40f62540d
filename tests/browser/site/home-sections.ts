import type { Locator, Page } from '@playwright/test'
import { languages } from '#domain/languages.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { expect, type School, test } from '#tests/browser/school-site.ts'

const exams = [
  ['A2 Key', 'A2', 'básico', '2h20'],
  ['B1 Preliminary', 'B1', 'intermediário', '2h20'],
  ['B2 First', 'B2', 'intermediário superior', '3h30'],
  ['Cambridge Young Learners', 'StartersMoversFlyers', 'Crianças (7-12 anos)', '60-80 min'],
  ['C1 Advanced', 'C1', 'avançado', '4h'],
  ['C2 Proficiency', 'C2', 'proficiente', '4h'],
  ['TKT', 'Faixas 1-4', 'Professores', '2h40'],
  ['TOEFL iBT', '0-120', 'universidades', '3h'],
  ['Instituto Cervantes (DELE)', 'A1-C2', 'espanhol', '4-5h'],
  ['DELF/DALF', 'A1-C2', 'francês', '3-4h'],
  ['Goethe-Zertifikat', 'A1-C2', 'alemão', 'de 1h20 a 3h30'],
] as const

/** The home page has its sections, and a screen reader says foreign names in their language. */
export async function expectHomeSections(page: Page, school: School): Promise<void> {
  await test.step('the sections stand in their order, each under its anchor', async () => {
    const anchors = await page
      .getByRole('main')
      .locator(':scope > section')
      .evaluateAll((sections) => sections.map(({ id }) => id))
    expect(anchors).toEqual([
      'home',
      'idiomas',
      'sobre',
      'exames',
      'avaliacoes',
      'proximos-eventos',
      'locations',
    ])
  })

  await test.step('the offer at a glance greets in every language and leads to every kind of course', async () => {
    const glance = page.locator('#idiomas')
    for (const { name, greeting, greetingLang: lang } of languages) {
      await expect(glance.getByRole('heading', { name })).toBeVisible()
      await expect(glance.getByText(greeting, { exact: true })).toHaveAttribute('lang', lang)
    }
    for (const category of [
      'criancas',
      'adolescentes',
      'jovens',
      'adultos',
      'preparatorios',
      'online',
    ]) {
      await expect(glance.locator(`a[href="/cursos?categoria=${category}"]`)).toBeVisible()
    }
  })

  await test.step('Nossa História has its badge, subtitle, five paragraphs, picture and way on', async () => {
    const history = page.getByRole('region', { name: 'Nossa História' })
    await expect(history).toHaveAttribute('id', 'sobre')
    await expect(history.getByText('Our History')).toHaveAttribute('lang', 'en')
    await expect(history.getByText('Desde 1984', { exact: true })).toBeVisible()
    await expect(history.getByText(/mais de 40 anos mudando vidas/)).toBeVisible()
    for (const subject of [
      /milhares de alunos/,
      /Nosso método/,
      /tivemos aprovação total no A2 Key, no B1 Preliminary e no B2 First de 2023 a 2025/,
      /Professores e equipe se aperfeiçoam continuamente/,
      /os cursos são flexíveis e pensados para quem vive aqui/,
    ]) {
      await expect(history.getByRole('paragraph').filter({ hasText: subject })).toBeVisible()
    }
    await expect(history.getByRole('img', { name: /Fachada da escola/ })).toBeVisible()
    await expect(history.getByRole('link', { name: 'Ver mais detalhes' })).toHaveAttribute(
      'href',
      '/about',
    )
  })

  await test.step('the school names its six modern resources', async () => {
    const history = page.locator('#sobre')
    await expect(
      history.getByRole('heading', { name: 'Recursos Modernos para o seu Aprendizado' }),
    ).toBeVisible()
    await expect(history.getByText('Modern Resources for your Learning')).toHaveAttribute(
      'lang',
      'en',
    )
    await expect(history.getByRole('listitem').getByRole('heading')).toHaveText([
      'Salas multimídia',
      'Laboratório de idiomas',
      'Wi-Fi gratuito',
      'E-books e materiais online',
      'Ensino personalizado',
      'Professores especializados',
    ])
  })

  await test.step('every exam tells its levels, audience and duration, and featured ones have a colour of their own', async () => {
    const section = page.locator('#exames')
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(exams.map(([name]) => name))
    const cards = section.getByRole('listitem').filter({ has: page.getByRole('definition') })
    const told = await cards.evaluateAll((nodes) =>
      nodes.map((card) => ({
        words: card.textContent,
        facts: [...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent),
        description: [...card.querySelectorAll('p')].some(
          (words) => words.checkVisibility() && words.textContent?.endsWith('.'),
        ),
      })),
    )
    expect(told).toEqual(
      exams.map(([, levels, audience, duration]) => ({
        words: expect.stringContaining(levels),
        facts: expect.arrayContaining([
          expect.stringMatching(`^Para quem.*${audience.replace(/[()]/g, '.')}`),
          `Duração${duration}`,
        ]),
        description: true,
      })),
    )
    const featured = section
      .getByRole('listitem')
      .filter({ hasText: 'Aprovação total de 2023 a 2025' })
    await expect(featured).toHaveCount(3)
    const colours = await featured.evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card).backgroundColor),
    )
    expect(new Set(colours).size).toBe(3)
    expect(await cards.evaluateAll(spaceAboveFacts)).not.toContain(true)
    await expect(section.getByText(/Centro de exames Cambridge desde 2011/)).toBeVisible()
    await expect(
      section.getByText('Durações aproximadas; confirme com a instituição.'),
    ).toBeVisible()
    const institutions = section.getByRole('link', { name: /site da instituição/ })
    await expect(institutions).toHaveCount(exams.length)
    await expect(
      section.getByRole('link', { name: 'Conhecer os cursos', exact: true }),
    ).toHaveAttribute('href', '/cursos')
  })

  await test.step('the next event fills its row, and leads to itself and to all events', async () => {
    const next = page.getByRole('region', { name: 'Próximos eventos' })
    await next.scrollIntoViewIfNeeded()
    await expect(next.getByRole('listitem')).toHaveCount(1)
    await expect(next).toContainText(formatLongDay(school.upcomingDay))
    await expect(next).toContainText('19h')
    await expect(next.getByRole('link', { name: 'Sarau de Natal' })).toHaveAttribute(
      'href',
      `/galeria-evento/${school.ids.upcoming}`,
    )
    await expect(next.getByRole('link', { name: 'Ver todos os eventos' })).toHaveAttribute(
      'href',
      '/eventos',
    )
    const rightEdge = async (selector: string) => {
      const box = await next.locator(selector).first().boundingBox()
      return box && box.x + box.width
    }
    expect(await rightEdge('li')).toBe(await rightEdge('.frame'))
  })

  await test.step('the map is a named frame of 400 px that waits for its turn, with a search beside it', async () => {
    const section = page.locator('#locations')
    const map = section.getByTitle('Mapa com a localização da escola')
    await expect(map).toHaveAttribute('loading', 'lazy')
    await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=Escola/)
    await expect(map).toBeVisible()
    expect((await map.boundingBox())?.height).toBe(400)
    const search = section.getByRole('link', { name: /Abrir no Google Maps/ })
    const address = new URL((await search.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/')
    expect(address.searchParams.get('api')).toBe('1')
    expect(address.searchParams.get('query')).toContain('Rua das Palavras, 1984')
    await expect(search).toHaveAttribute('rel', 'noopener noreferrer')
  })

  await test.step('at a desk, picture and text of the history end together', async () => {
    const beside = page.locator('#sobre .frame > div').first().locator(':scope > div')
    const [picture, words] = await Promise.all([
      beside.first().boundingBox(),
      beside.last().boundingBox(),
    ])
    expect(Math.abs((picture?.height ?? 0) - (words?.height ?? 999))).toBeLessThan(100)
  })

  await test.step('exams and their levels are read in the language of those who give them', async () => {
    const section = page.getByRole('region', { name: 'Exames internacionais' })
    const names = Object.fromEntries(await spokenIn(section.getByRole('heading', { level: 3 })))
    expect(names).toEqual({
      'A2 Key': 'en',
      'B1 Preliminary': 'en',
      'B2 First': 'en',
      'Cambridge Young Learners': 'en',
      'C1 Advanced': 'en',
      'C2 Proficiency': 'en',
      TKT: 'en',
      'TOEFL iBT': 'en',
      'Instituto Cervantes (DELE)': 'es',
      'DELF/DALF': 'fr',
      'Goethe-Zertifikat': 'de',
    })
    const levels = section.getByRole('list', { name: 'Níveis' }).getByRole('listitem')
    expect(Object.fromEntries(await spokenIn(levels))).toMatchObject({
      Starters: 'en',
      Movers: 'en',
      Flyers: 'en',
      'Faixas 1-4': 'pt-BR',
      '0-120 pontos': 'pt-BR',
    })
    const strip = section.getByRole('group', { name: 'Instituições certificadoras' })
    expect(await spokenIn(strip.getByRole('listitem'))).toEqual([
      ['Cambridge', 'en'],
      ['TOEFL', 'en'],
      ['Instituto Cervantes', 'es'],
      ['DELF/DALF', 'fr'],
      ['Goethe-Institut', 'de'],
    ])
  })

  await test.step('so are the courses that testimonials name', async () => {
    const slides = page.getByRole('region', { name: 'Depoimentos' })
    for (const [name, language] of [
      ['Kinder and Year', 'en'],
      ['Cambridge & TOEFL', 'en'],
      ['VIP Individual', 'pt-BR'],
    ] as const) {
      expect(await spokenIn(slides.getByText(name, { exact: true }))).toEqual([[name, language]])
    }
  })
}

/** The `lang` that applies to the text of each place. */
const spokenIn = (places: Locator) =>
  places.evaluateAll((nodes) =>
    nodes.map((node) => [
      node.textContent,
      node.closest('[lang]')?.getAttribute('lang') ?? 'nenhum',
    ]),
  )

/** The shorter cards in a row are stretched: their text must stay together at the top. */
function spaceAboveFacts(cards: Element[]): boolean[] {
  return cards
    .filter((card) => getComputedStyle(card).display === 'grid')
    .map((card) => {
      const facts = card.querySelector('dl')
      const words = document.createRange()
      words.selectNodeContents(facts?.previousElementSibling ?? card)
      const { bottom } = words.getBoundingClientRect()
      return (facts?.getBoundingClientRect().top ?? 0) - bottom > 20
    })
}
