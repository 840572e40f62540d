import { hasOwnTest, type Language, languages } from '#domain/languages.ts'
import { type TextId, textPath } from '#domain/school/page-texts.ts'
import type { FactGroupId } from './shown-at.ts'

/** A fact of the school as a field of the admin area. */
export type FactField = {
  path: string
  label: string
  hint: string
  /** For a question: the label of each answer. */
  options?: Record<string, string>
}

export type FactGroup = {
  id: FactGroupId
  title: string
  /** What it changes on the site. */
  changes: string
  fields: readonly FactField[]
}

const ownWords =
  'Cada campo mostra o que está no site agora. Se ficar vazio, vale o texto original.'
const firstParagraph =
  'Cada linha é um parágrafo. O primeiro fica ao lado da foto; os outros, abaixo dela.'

/** What the site claims about the school's results. */
export const claimsGroup = 'resultados'

export const factGroups: readonly FactGroup[] = [
  {
    id: 'contato',
    title: 'Nome e contato',
    changes:
      'Aparecem no cabeçalho, no rodapé, no título de todas as páginas, na página de contato e em cada botão de WhatsApp.',
    fields: [
      {
        path: 'name',
        label: 'Nome da escola',
        hint: 'Como deve aparecer no site.',
      },
      {
        path: 'phone',
        label: 'Telefone',
        hint: 'Com DDD: (11) 4000-0000. Também pode ser um 0800.',
      },
      {
        path: 'whatsapp',
        label: 'WhatsApp',
        hint: 'Com DDD. É para ele que vão as conversas iniciadas em qualquer página.',
      },
      {
        path: 'email',
        label: 'E-mail',
        hint: 'Recebe as mensagens da página de contato.',
      },
      {
        path: 'openingHours.weekdays',
        label: 'Horário de segunda a sexta',
        hint: 'A pausa é opcional. Se ficar vazio, não aparece.',
      },
      { path: 'openingHours.saturday', label: 'Horário de sábado', hint: '' },
      { path: 'openingHours.sunday', label: 'Horário de domingo', hint: '' },
      {
        path: 'openingHours.special',
        label: 'O que é especial no horário',
        hint: 'Como “Dezembro: só de manhã”. Aparece no site abaixo das horas; o Google recebe só as horas.',
      },
    ],
  },
  {
    id: 'endereco',
    title: 'Endereço e mapa',
    changes:
      'Aparecem no rodapé, na página de contato, no mapa e nos arquivos de agenda dos eventos.',
    fields: [
      { path: 'address.street', label: 'Rua e número', hint: 'Rua das Palavras, 1984' },
      {
        path: 'address.district',
        label: 'Bairro',
        hint: 'Se ficar vazio, não aparece.',
      },
      { path: 'address.city', label: 'Cidade', hint: 'Por extenso.' },
      { path: 'address.state', label: 'Estado', hint: 'O nome ou a sigla, como SP.' },
      {
        path: 'address.postalCode',
        label: 'CEP',
        hint: 'Com ou sem o traço: 10000-000.',
      },
      {
        path: 'mapEmbed',
        label: 'Mapa do Google',
        hint: 'No computador, no Google Maps: Compartilhar, Incorporar um mapa, Copiar HTML; cole aqui. Se ficar vazio, o mapa procura pelo endereço.',
      },
      {
        path: 'geo',
        label: 'Lugar da escola no mapa',
        hint: 'Cole o link da escola no Google Maps: no computador, procure a escola no mapa e copie o endereço da página. O site lê nele o lugar. Se ficar vazio, o Google usa o endereço.',
      },
      {
        path: 'mapOnPress',
        label: 'Carregar o mapa só quando alguém tocar nele',
        hint: 'Até lá, o site mostra um desenho no lugar do mapa, e a visita não chega ao Google.',
      },
    ],
  },
  {
    id: 'redes',
    title: 'Redes sociais e Google',
    changes:
      'As redes aparecem no rodapé e na página de eventos; o Google, sob os depoimentos. O que ficar vazio some do site.',
    fields: [
      {
        path: 'social.instagram',
        label: 'Instagram',
        hint: 'O nome do perfil, como @escola, ou o endereço.',
      },
      {
        path: 'social.facebook',
        label: 'Facebook',
        hint: 'O nome da página, como @escola, ou o endereço.',
      },
      {
        path: 'social.youtube',
        label: 'YouTube',
        hint: 'O nome do canal, como @escola, ou o endereço.',
      },
      {
        path: 'googleProfile',
        label: 'Perfil da escola no Google',
        hint: 'No Google Maps, abra a escola, toque em “Compartilhar” e cole o link. Leva a “Avaliar no Google”.',
      },
    ],
  },
  {
    id: 'aluno',
    title: 'Aplicativo e área do aluno',
    changes:
      'São os links “Aplicativo” e “Área do Aluno” do menu. O que a escola não tem fica vazio, e o link some do site.',
    fields: [
      {
        path: 'appUrl',
        label: 'Aplicativo',
        hint: 'Para onde leva o link. Se ficar vazio, o site não fala em aplicativo.',
      },
      {
        path: 'studentAreaUrl',
        label: 'Área do aluno',
        hint: 'Página de entrada. Se ficar vazio, o site não fala em área do aluno.',
      },
    ],
  },
  {
    id: 'formularios',
    title: 'Formulários do teste de nível',
    changes:
      'A página do teste de nível mostra o formulário do idioma escolhido. No Google Forms, toque em “Enviar”, escolha o link, copie-o sem marcar “Encurtar URL” e cole aqui.',
    fields: languages.map(formField),
  },
  {
    id: 'legais',
    title: 'Dados legais',
    changes: 'Aparecem no rodapé e na política de privacidade.',
    fields: [
      {
        path: 'legalName',
        label: 'Razão social',
        hint: 'Se ficar vazia, vale o nome da escola.',
      },
      {
        path: 'cnpj',
        label: 'CNPJ',
        hint: 'Com ou sem pontos: 00.000.000/0000-00.',
      },
      {
        path: 'privacyEmail',
        label: 'E-mail para dados pessoais',
        hint: 'Para pedidos da LGPD. Se ficar vazio, vale o e-mail de contato.',
      },
      {
        path: 'privacyOfficer',
        label: 'Encarregado(a) pelo tratamento de dados pessoais',
        hint: 'O nome de quem responde pelos dados na escola (LGPD, art. 41). A política de privacidade o publica.',
      },
      {
        path: 'messagesKeptMonths',
        label: 'Meses em que as mensagens são guardadas',
        hint: 'Depois do último contato. A política de privacidade promete este prazo.',
      },
      {
        path: 'photoRemovalDays',
        label: 'Dias úteis para tirar uma foto quando alguém pede',
        hint: 'Contados do pedido. A política de privacidade promete este prazo em nome da escola.',
      },
    ],
  },
  {
    id: 'direcao',
    title: 'Direção',
    changes: 'Aparece na página “Sobre a Escola”.',
    fields: [
      {
        path: 'owner',
        label: 'Quem dirige a escola',
        hint: 'Assina a frase da página. Se ficar vazio, a frase fica sem assinatura.',
      },
      {
        path: 'ownerQuote',
        label: 'Frase da direção',
        hint: 'Com as palavras da própria pessoa. Se ficar vazia, a página fica sem a frase.',
      },
    ],
  },
  {
    id: claimsGroup,
    title: 'Resultados',
    changes:
      'O que o site afirma na página inicial, nos cursos e em “Sobre a Escola”. Os exames e os anos são definidos em “Exames”. Publique só o que a escola pode comprovar.',
    fields: [
      {
        path: 'claimsTotalApproval',
        label: 'Os alunos já tiveram aprovação total nos exames que o site cita?',
        hint: 'Com “Não”, nenhuma página fala em aprovação total.',
        options: { sim: 'Sim', nao: 'Não' },
      },
      {
        path: 'claimsThousands',
        label: 'Milhares de alunos já estudaram na escola?',
        hint: 'Com “Não”, nenhuma página fala em milhares de alunos.',
        options: { sim: 'Sim', nao: 'Não' },
      },
    ],
  },
  {
    id: 'eventos',
    title: 'Novos eventos',
    changes:
      'A escolha vale para os eventos criados daqui em diante; em cada um, ela pode ser mudada. Recomendamos Famílias para fotos de crianças.',
    fields: [
      {
        path: 'newEvents',
        label: 'Novos eventos começam como',
        hint: 'Com “Famílias” ou “Ninguém ainda”, as fotos só ficam abertas para todos quando alguém da escola decidir isso.',
        options: {
          todos: 'Todos: abre no site na hora',
          familias: 'Famílias, com o link',
          ninguem: 'Ninguém ainda',
        },
      },
    ],
  },
  {
    id: 'fotos',
    title: 'Salvar fotos',
    changes:
      'Com a foto ampliada, “Salvar foto” a guarda como JPEG no celular ou no computador, com o nome do evento e o número da foto, sem dados da câmera.',
    fields: [
      {
        path: 'photoSaving.families',
        label: 'As famílias podem salvar',
        hint: 'Quem abre as fotos pelo link das famílias vê “Salvar foto” e “Baixar todas”.',
      },
      {
        path: 'photoSaving.visitors',
        label: 'Qualquer visitante pode salvar as fotos que são para todos',
        hint: 'Sem isto, as galerias abertas não oferecem “Salvar foto”. Quem quer copiar uma foto que está na tela sempre consegue.',
      },
    ],
  },
  {
    id: 'numeros',
    title: 'Números do site',
    changes:
      'O site conta quantas vezes algo é feito por dia, nunca por quem: sem cookies, sem endereços, sem perfis. A página “Números” mostra o resultado, e a política de privacidade diz o que é contado.',
    fields: [
      {
        path: 'counting.visits',
        label: 'Contar as visitas e os toques no WhatsApp',
        hint: 'Sem isto, os navegadores não avisam nada, e a página “Números” para de crescer.',
      },
    ],
  },
  {
    id: 'destaques',
    title: 'Destaques da página inicial',
    changes: `Os três destaques que se alternam no alto da página inicial. Cada botão continua levando à mesma página. ${ownWords}`,
    fields: [
      ...slideFields(1, 'Primeiro destaque', ['o teste de nível', 'os cursos']),
      ...slideFields(2, 'Segundo destaque', ['os exames', 'o contato']),
      ...slideFields(3, 'Terceiro destaque', ['o contato', '“Nossa História”']),
    ],
  },
  {
    id: 'historia',
    title: 'A história',
    changes: `Os anos valem para o site inteiro; os textos são os de “Nossa História”, na página inicial. ${ownWords}`,
    fields: [
      {
        path: 'foundedYear',
        label: 'Ano de fundação',
        hint: 'As frases que contam os anos da escola acompanham, como “Há mais de 40 anos”.',
      },
      {
        path: 'examCentreYear',
        label: 'Centro de exames Cambridge desde',
        hint: 'O ano em que a escola se tornou centro de exames. Sem exames Cambridge no site, nenhuma página fala disso.',
      },
      text('historySubtitle', 'Frase abaixo de “Nossa História”'),
      text('historyText', 'Texto de “Nossa História”', firstParagraph),
      ...figureFields(1, 'Primeiro número'),
      ...figureFields(2, 'Segundo número'),
      ...figureFields(3, 'Terceiro número'),
    ],
  },
  {
    id: 'sobre',
    title: 'A página “Sobre a Escola”',
    changes: `Os anos de fundação e de exames ficam em “A história”. ${ownWords}`,
    fields: [
      text('aboutLead', 'Frase de abertura'),
      ...highlightFields(1, 'Primeiro quadro'),
      ...highlightFields(2, 'Segundo quadro'),
      ...highlightFields(3, 'Terceiro quadro'),
      ...highlightFields(4, 'Quarto quadro'),
      ...sectionFields(1, 'Primeira parte'),
      ...sectionFields(2, 'Segunda parte'),
      ...sectionFields(3, 'Terceira parte'),
      text('ownerText', 'Texto de “Quem cuida da escola”'),
      text('facadeText', 'Texto de “A nossa fachada”'),
      text('captionAfternoon', 'Legenda da fachada à tarde'),
      text('captionEvening', 'Legenda da fachada ao anoitecer'),
      text('captionSign', 'Legenda do letreiro'),
      text('captionDoor', 'Legenda da porta de entrada'),
      text('captionWindow', 'Legenda da janela'),
    ],
  },
]

export const pathsOf = ({ fields }: FactGroup): string[] => fields.map(({ path }) => path)

function formField({ id, name }: Language): FactField {
  const without = hasOwnTest(id)
    ? 'Se ficar vazio, vale o teste do próprio site.'
    : 'Se ficar vazio, o site não oferece o teste deste idioma.'
  const hint = `Endereço do formulário externo. ${without}`
  return { path: `forms.${id}`, label: name, hint }
}

function text(id: TextId, label: string, hint = ''): FactField {
  return { path: textPath(id), label, hint }
}

function slideFields(number: 1 | 2 | 3, name: string, [first, second]: [string, string]) {
  return [
    text(`hero${number}Eyebrow`, `${name}: linha acima do título`),
    text(`hero${number}Title`, `${name}: título`),
    text(`hero${number}Text`, `${name}: texto`),
    text(`hero${number}Primary`, `${name}: primeiro botão`, `Leva para ${first}.`),
    text(`hero${number}Secondary`, `${name}: segundo botão`, `Leva para ${second}.`),
  ]
}

function figureFields(number: 1 | 2 | 3, name: string) {
  return [text(`figure${number}`, name), text(`figure${number}Text`, `${name}: o que ele conta`)]
}

function highlightFields(number: 1 | 2 | 3 | 4, name: string) {
  return [
    text(`highlight${number}Figure`, `${name}: número ou palavra`),
    text(`highlight${number}Title`, `${name}: título`),
    text(`highlight${number}Text`, `${name}: texto`),
  ]
}

function sectionFields(number: 1 | 2 | 3, name: string) {
  return [
    text(`section${number}Title`, `${name}: título`),
    text(`section${number}Text`, `${name}: texto`, 'Cada linha é um parágrafo.'),
  ]
}
