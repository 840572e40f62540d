import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AdminSite,
  adminEmail,
  adminPassword,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { phonePhoto } from '#tests/sample-data/builders.ts'
import { drawnClass } from '#tests/sample-data/drawn-faces.ts'
import { fillFolder } from '#tests/sample-data/school-folder.ts'
import {
  button,
  type Engine,
  field,
  heading,
  type Key,
  link,
  openHydrated,
  type Size,
  summary,
  visibleText,
  visibleTexts,
  waitFor,
  waitForAddress,
  waitForNo,
  words,
} from './engine.ts'

/** The submit button of the alert dialog that contains this text. */
const confirmOf = (said: string) =>
  `//*[@role="alertdialog"][contains(., "${said}")]//button[@type="submit"]`

/** What visitors and the admin do, in an engine on a screen of this size. */
export function testJourneys(openEngine: (size: Size) => Promise<Engine>, size: Size): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  let site: AdminSite
  let engine: Engine

  beforeAll(async () => {
    await fillFolder(dataDir, { 'Festa Junina': 12 })
    site = await startAdminSite({ DATA_DIR: dataDir })
    engine = await openEngine(size)
  })
  afterAll(async () => {
    await engine?.close()
    await site?.stop()
  })
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      const sight = '[location.href, document.body.innerText.slice(0, 1000)].join()'
      console.error(await engine.evaluate(sight))
      // A retry must not find what the first try left in the browser.
      await engine.close()
      engine = await openEngine(size)
    })
  })
  afterEach(async () => expect(await engine.errors()).toEqual([]))

  const open = (path: string) => openHydrated(engine, `http://localhost:${site.port}${path}`)
  const see = (xpath: string) => waitFor(engine, xpath)
  const seeNo = (xpath: string) => waitForNo(engine, xpath)

  test('the home page shows the popup until it is closed, and its menu leads to the courses, which are filtered', async () => {
    await open('/')
    await see(heading('Podemos ajudar?'))
    await engine.click(`//div[@role="dialog"]${button('Fechar')}`)
    await seeNo(heading('Podemos ajudar?'))
    expect(await engine.evaluate('localStorage.getItem("whatsapp-popup-closed")')).toBe('true')

    const inSight = size.width < 1024 ? 'Menu do celular' : 'Principal'
    if (size.width < 1024) await engine.click(button('Abrir menu'))
    await engine.click(`//nav[@aria-label="${inSight}"]${link('Cursos')}`)
    await see(words('11 cursos'))
    await engine.click(button('Crianças'))
    await waitForAddress(engine, /^\/cursos\?categoria=criancas$/)
    await see(words('2 cursos'))
    expect(await visibleTexts(engine, '//main//h3')).toEqual(
      expect.arrayContaining(['Nursery', 'Kinder and Year']),
    )
    expect(await visibleText(engine, heading('Teenager'))).toBeNull()
  })

  test('the level test is taken by keyboard in its frame, left and continued, to the end of a beginner', async () => {
    const testLink = '//a[@href="/teste-nivel/ingles" and contains(., "Iniciar teste")]'
    const focusedText = () => engine.evaluate('document.activeElement.textContent')
    const seeFocused = (role: string, name: string) =>
      expect.poll(() => engine.isFocused(role, name), { message: `${role} ${name}` }).toBe(true)
    /** The focus is on its heading, which says how far the test is. */
    const seeQuestion = async (number: number) => {
      await expect.poll(focusedText).toContain(`Pergunta ${number} de até 20. `)
    }
    const press = async (...keys: Key[]) => {
      for (const key of keys) await engine.press(key)
    }
    const skip = async () => {
      await press('Tab', 'Tab', 'Tab')
      await seeFocused('button', 'Não sei')
      await press('Enter')
    }
    await open('/teste-nivel')
    await engine.click(testLink)
    await waitForAddress(engine, /^\/teste-nivel\/ingles$/)
    await engine.inFrame('//iframe', async () => {
      await see(button('Começar o teste'))
      await engine.evaluate("document.querySelector('.needs-script button').focus()")
      await seeFocused('button', 'Começar o teste')
      await press('Enter')
      await seeQuestion(1)
      await seeFocused('heading', String(await focusedText()))
      await press('Tab', ' ')
      await seeFocused('radio', String(await engine.evaluate('document.activeElement.value')))
      await press('Enter')
      await seeQuestion(2)
      await skip()
      await seeQuestion(3)
    })

    await engine.evaluate('history.back()')
    await waitForAddress(engine, /^\/teste-nivel$/)
    await engine.click(testLink)
    await waitForAddress(engine, /^\/teste-nivel\/ingles$/)
    await engine.inFrame('//iframe', async () => {
      await see(words('Há um teste parado na pergunta 3'))
      const focusOn = (place: number) =>
        engine.evaluate(`document.querySelectorAll('.level-test-note button')[${place}].focus()`)
      await focusOn(1)
      await seeFocused('button', 'Começar de novo')
      await focusOn(0)
      await seeFocused('button', 'Continuar de onde parou')
      await press('Enter')
      for (let number = 3; ; number += 1) {
        const question = words(`Pergunta ${number} de até 20`)
        await see(`${question} | //h2[@id="resultado-titulo"]`)
        if ((await visibleText(engine, question)) === null) break
        await seeQuestion(number)
        await skip()
      }
      await seeFocused('heading', 'Ponto de partida')
    })
  })

  test('a photo of a gallery opens from the list and is paged through', async () => {
    await open('/eventos')
    await engine.click(link('Festa Junina'))
    await see('//h1[normalize-space()="Festa Junina"]')
    await engine.click(link('Abrir foto 2 de 12'))
    await see(words('2 de 12'))
    await engine.click(button('Próxima foto'))
    await see(words('3 de 12'))
    await engine.press('ArrowRight')
    await see(words('4 de 12'))
    expect(await shownPhotoWidth(engine)).toBeGreaterThan(0)
    await engine.press('Escape')
    await seeNo(words('4 de 12'))
    await waitForAddress(engine, /^\/galeria-evento\/[^?]+$/)
  })

  test('the admin signs in, creates an event, sends photos, deletes and signs out', async () => {
    await open('/admin/login')
    await engine.fill(field('E-mail'), adminEmail)
    await engine.fill(field('Senha'), adminPassword)
    await engine.click(button('Entrar'))
    await waitForAddress(engine, /^\/admin$/)

    await engine.click(summary('Novo evento'))
    await engine.fill(field('Nome do evento'), 'Arraial')
    await engine.fill(field('Descrição'), 'Quadrilha e quentão sem álcool.')
    await engine.fill(field('Data'), '2026-06-20')
    await engine.click(button('Criar evento'))
    await see(words('Evento criado com sucesso!'))
    await engine.click(link('Adicionar fotos'))

    await engine.click(field('Tenho a autorização das pessoas retratadas ou dos responsáveis'))
    await engine.click(button('Confirmar e seguir para as fotos'))
    await see(words('Escolher fotos'))
    await engine.choose('//input[@type="file"]', await photoFiles(2))
    await see(words('2 foto(s) enviada(s) com sucesso!'))
    await engine.click(button('Entendi'))
    await see('//*[@role="status"][normalize-space()="2 fotos"]')

    await engine.click(link('Opções de 2.jpg'))
    await engine.click(`//dialog${link('Cobrir rosto')}`)
    await waitForAddress(engine, /\/cobrir\b/)
    await engine.click(button('Encontrar rostos'))
    await see(words('Encontramos 6 rostos.'))
    await open(
      String(await engine.evaluate('location.pathname.replace(/[/][0-9]+[/]cobrir$/, "")')),
    )

    await engine.click(link('Opções de 1.jpg'))
    await engine.click(`//dialog${link('Excluir')}`)
    await engine.click(confirmOf('1.jpg'))
    await see(words('Foto excluída com sucesso!'))
    await engine.click(button('Entendi'))
    await see('//*[@role="status"][normalize-space()="1 foto"]')

    await engine.click(link('Voltar ao painel'))
    await engine.click(button('Excluir Arraial'))
    await engine.click(confirmOf('Excluir “Arraial” e sua foto?'))
    await see(words('Evento excluído com sucesso!'))
    await engine.click(button('Entendi'))
    await seeNo(heading('Arraial'))

    await engine.click(button('Sair'))
    await waitForAddress(engine, /^\/admin\/login$/)
    await engine.open(`http://localhost:${site.port}/admin`)
    await waitForAddress(engine, /^\/admin\/login/)
  })
}

function shownPhotoWidth(engine: Engine): Promise<unknown> {
  return engine.evaluate(
    'document.querySelector(".yarl__slide_current img, [role=dialog] img").naturalWidth',
  )
}

async function photoFiles(count: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'escola-fotos-'))
  const landscape = await phonePhoto(640, 480)
  const people = await drawnClass(6)
  return Array.from({ length: count }, (_, index) => {
    const path = join(folder, `${index + 1}.jpg`)
    writeFileSync(path, index === 1 ? people : landscape)
    return path
  })
}
