import { hasOwnTest, type Language, languages } from '#domain/languages.ts'

/** A fact of the school as a field of the admin area. */
export type FactField = {
  path: string
  label: string
  hint: string
  input?: 'tel' | 'email' | 'url' | 'numeric' | 'lines' | 'checkbox'
  /** May be empty. */
  optional?: true
}

export type FactGroup = {
  id: string
  title: string
  /** What it changes on the site. */
  changes: string
  fields: readonly FactField[]
}

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
        hint: 'Como deve aparecer no site, em até 40 caracteres.',
      },
      { path: 'phone', label: 'Telefone', hint: 'Com DDD: (11) 4000-0000.', input: 'tel' },
      {
        path: 'whatsapp',
        label: 'WhatsApp',
        hint: 'Com DDD. É para ele que vão as conversas iniciadas em qualquer página.',
        input: 'tel',
      },
      {
        path: 'email',
        label: 'E-mail',
        hint: 'Recebe as mensagens da página de contato.',
        input: 'email',
      },
      {
        path: 'openingHours',
        label: 'Horário de atendimento',
        hint: 'Uma linha por horário, como: Segunda a sexta, das 8h às 21h. Vazio, não aparece.',
        input: 'lines',
        optional: true,
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
      { path: 'address.district', label: 'Bairro', hint: 'Centro' },
      { path: 'address.city', label: 'Cidade', hint: 'Por extenso.' },
      { path: 'address.state', label: 'Estado', hint: 'A sigla, como SP.' },
      {
        path: 'address.postalCode',
        label: 'CEP',
        hint: 'Com ou sem o traço: 10000-000.',
        input: 'numeric',
      },
      {
        path: 'mapEmbed',
        label: 'Mapa do Google',
        hint: 'No Google Maps: Compartilhar, Incorporar um mapa, Copiar HTML; cole aqui. Vazio, o mapa procura pelo endereço.',
        input: 'url',
        optional: true,
      },
      {
        path: 'geo',
        label: 'Latitude e longitude',
        hint: 'Para os buscadores: clique com o botão direito na escola no Google Maps e copie os números, como -23.5505, -46.6333.',
        optional: true,
      },
    ],
  },
  {
    id: 'redes',
    title: 'Redes sociais',
    changes: 'Aparecem no rodapé e na página de eventos. A rede que ficar vazia some do site.',
    fields: [
      {
        path: 'social.instagram',
        label: 'Instagram',
        hint: 'Endereço completo do perfil.',
        input: 'url',
        optional: true,
      },
      {
        path: 'social.facebook',
        label: 'Facebook',
        hint: 'Endereço completo da página.',
        input: 'url',
        optional: true,
      },
      {
        path: 'social.youtube',
        label: 'YouTube',
        hint: 'Endereço completo do canal.',
        input: 'url',
        optional: true,
      },
    ],
  },
  {
    id: 'aluno',
    title: 'Aplicativo e área do aluno',
    changes: 'São os links “Aplicativo” e “Área do Aluno” do menu.',
    fields: [
      { path: 'appUrl', label: 'Aplicativo', hint: 'Para onde leva o link.', input: 'url' },
      { path: 'studentAreaUrl', label: 'Área do aluno', hint: 'Página de entrada.', input: 'url' },
    ],
  },
  {
    id: 'formularios',
    title: 'Formulários do teste de nível',
    changes:
      'A página do teste de nível mostra o formulário do idioma escolhido. No Google Forms, use o endereço que termina em viewform?embedded=true.',
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
        hint: 'Vazia, vale o nome da escola.',
        optional: true,
      },
      {
        path: 'cnpj',
        label: 'CNPJ',
        hint: 'Com ou sem pontos: 00.000.000/0000-00.',
        input: 'numeric',
        optional: true,
      },
      {
        path: 'privacyEmail',
        label: 'E-mail para dados pessoais',
        hint: 'Para pedidos da LGPD. Vazio, vale o e-mail de contato.',
        input: 'email',
        optional: true,
      },
      {
        path: 'privacyOfficer',
        label: 'Pessoa encarregada dos dados pessoais',
        hint: 'O nome de quem responde pelos dados na escola (LGPD, art. 41). A política de privacidade o publica.',
        optional: true,
      },
      {
        path: 'messagesKeptMonths',
        label: 'Meses em que as mensagens são guardadas',
        hint: 'Depois do último contato. A política de privacidade promete este prazo.',
        input: 'numeric',
      },
    ],
  },
  {
    id: 'direcao',
    title: 'Direção',
    changes: 'Aparece na página “Sobre a Escola”.',
    fields: [
      { path: 'owner', label: 'Quem dirige a escola', hint: 'Assina a frase da página.' },
      {
        path: 'ownerQuote',
        label: 'Frase da direção',
        hint: 'Com as palavras da própria pessoa, em até 300 caracteres.',
        input: 'lines',
      },
    ],
  },
  {
    id: 'resultados',
    title: 'Resultados',
    changes:
      'Aparecem na página inicial, nos cursos e em “Sobre a Escola”. Publique só os anos que a escola pode comprovar.',
    fields: [
      {
        path: 'claimsTotalApproval',
        label: 'O site fala em aprovação total',
        hint: 'Desmarcado, nenhuma página a menciona.',
        input: 'checkbox',
        optional: true,
      },
      {
        path: 'totalApprovalYears',
        label: 'Anos de aprovação total',
        hint: 'No A2 Key, no B1 Preliminary e no B2 First, separados por vírgula: 2023, 2024, 2025. Sem eles, o site fala em aprovação total sem dizer quando.',
        optional: true,
      },
    ],
  },
]

export const pathsOf = ({ fields }: FactGroup): string[] => fields.map(({ path }) => path)

function formField({ id, name }: Language): FactField {
  const without = hasOwnTest(id)
    ? 'Vazio, vale o teste do próprio site.'
    : 'Vazio, o site não oferece o teste deste idioma.'
  const hint = `Endereço do formulário externo. ${without}`
  return { path: `forms.${id}`, label: name, hint, input: 'url', optional: true }
}
