import type { TextSection } from './text-section.ts'

type Limits = {
  /** Of Google, on the site. */
  hasMap: boolean
  /** For at least one language. */
  hasExternalForm: boolean
  /** The drawn one; a photo of the school replaces it. */
  hasVideo: boolean
}

const sections = (limits: Limits): readonly TextSection[] => [
  {
    id: 'o-que-seguimos',
    title: 'O que seguimos',
    paragraphs: [
      'Este site foi feito para funcionar com teclado, leitor de tela e texto ampliado. Seguimos as diretrizes internacionais WCAG 2.2, nível AA, e a norma brasileira ABNT NBR 17225, que se apoia nelas. A Lei Brasileira de Inclusão (Lei nº 13.146/2015, art. 63) obriga os sites das empresas a serem acessíveis.',
    ],
  },
  {
    id: 'como-testamos',
    title: 'Como testamos',
    paragraphs: [
      'Estes testes são repetidos a cada nova versão do site, em um navegador de verdade. São feitos por programas: encontram muita coisa, mas não tudo.',
    ],
    items: [
      'Todas as páginas passam pelo axe, um programa que confere, entre outras coisas, contraste, nomes de botões e campos, títulos e textos alternativos.',
      'Os menus, a galeria, o teste de nível e a área administrativa são percorridos só com o teclado, e o foco continua visível.',
      'Todas as páginas são abertas em telas de 320 pixels de largura e com as cores de alto contraste do sistema. A galeria, o menu, o teste de nível e a entrada, também com o texto em 200%; o que se move, com movimento reduzido; e o que se lê, sem JavaScript.',
      'Os caminhos principais são repetidos no Chromium, no Firefox e no WebKit, o motor do Safari.',
    ],
  },
  {
    id: 'limites',
    title: 'Limites que conhecemos',
    paragraphs: [],
    items: [
      'Ainda não houve um teste com pessoas que usam leitor de tela ou outra tecnologia assistiva no dia a dia.',
      'Uma foto de evento sem legenda é anunciada só pelo número e pelo nome do evento, como “Foto 3 de Festa Junina”.',
      limits.hasMap &&
        'O mapa é do Google, e não podemos corrigi-lo. O endereço está escrito ao lado dele.',
      limits.hasExternalForm &&
        'O formulário do teste de nível, em pelo menos um idioma, é de outra empresa, e não podemos corrigi-lo. O nível também se descobre em uma conversa.',
      limits.hasVideo && 'O vídeo da fachada não tem som nem fala; ele pode ser pausado.',
    ].filter((limit) => typeof limit === 'string'),
  },
  {
    id: 'reclamar',
    title: 'Encontrou uma barreira?',
    paragraphs: [
      'Conte para a escola em que página foi, o que você queria fazer e com que navegador ou tecnologia assistiva. Se uma informação não estiver acessível para você, pedimos que diga de que forma prefere recebê-la.',
      'Se a resposta não bastar, você pode reclamar ao Ministério Público ou pelo Disque 100, que atende também em Libras.',
    ],
  },
]

export const accessibilityPage = {
  head: {
    title: 'Acessibilidade',
    description:
      'O que foi feito para que todas as pessoas possam usar este site, como ele é testado, os limites que conhecemos e como avisar a escola de uma barreira.',
  },
  eyebrow: 'Para todas as pessoas',
  title: 'Acessibilidade',
  text: 'O que foi feito para que todas as pessoas possam usar este site, o que ainda falta e como avisar quando algo não funciona.',
  tested: 'Última avaliação:',
  /** The day on which the tests and the limits above were last read through. */
  testedOn: '2026-11-19',
  sections,
  contact: 'Falar com a escola',
}
