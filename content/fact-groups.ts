import { hasOwnTest, type Language, languages } from '#domain/languages.ts'

/** A fact of the school as a field of the admin area. */
export type FactField = {
  path: string
  label: string
  hint: string
  input?: 'tel' | 'email' | 'url' | 'numeric' | 'lines' | 'checkbox'
  /** Characters. */
  limit?: number
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
        hint: 'Como deve aparecer no site.',
        limit: 40,
      },
      {
        path: 'phone',
        label: 'Telefone',
        hint: 'Com DDD: (11) 4000-0000. Também pode ser um 0800.',
        input: 'tel',
      },
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
        hint: 'Uma linha por horário, como: Segunda a sexta, das 8h às 12h e das 14h às 21h. Também vale: Com hora marcada. Vazio, não aparece.',
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
      { path: 'address.district', label: 'Bairro', hint: 'Vazio, não aparece.', optional: true },
      { path: 'address.city', label: 'Cidade', hint: 'Por extenso.' },
      { path: 'address.state', label: 'Estado', hint: 'O nome ou a sigla, como SP.' },
      {
        path: 'address.postalCode',
        label: 'CEP',
        hint: 'Com ou sem o traço: 10000-000.',
        input: 'numeric',
      },
      {
        path: 'mapEmbed',
        label: 'Mapa do Google',
        hint: 'No computador, no Google Maps: Compartilhar, Incorporar um mapa, Copiar HTML; cole aqui. Vazio, o mapa procura pelo endereço.',
        input: 'url',
        optional: true,
      },
      {
        path: 'geo',
        label: 'Latitude e longitude',
        hint: 'Ajudam o Google a mostrar a escola no lugar certo. No celular, abra o Google Maps, segure o dedo sobre a escola e copie os números que aparecem na busca, como -23.5505, -46.6333; no computador, clique na escola com o botão direito. Um link do Google Maps que traga os números também serve. Vazio, o Google usa o endereço.',
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
        hint: 'O nome do perfil, como @escola, ou o endereço.',
        input: 'url',
        optional: true,
      },
      {
        path: 'social.facebook',
        label: 'Facebook',
        hint: 'O nome da página, como @escola, ou o endereço.',
        input: 'url',
        optional: true,
      },
      {
        path: 'social.youtube',
        label: 'YouTube',
        hint: 'O nome do canal, como @escola, ou o endereço.',
        input: 'url',
        optional: true,
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
        hint: 'Para onde leva o link. Vazio, o site não fala em aplicativo.',
        input: 'url',
        optional: true,
      },
      {
        path: 'studentAreaUrl',
        label: 'Área do aluno',
        hint: 'Página de entrada. Vazio, o site não fala em área do aluno.',
        input: 'url',
        optional: true,
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
      {
        path: 'owner',
        label: 'Quem dirige a escola',
        hint: 'Assina a frase da página. Vazio, a frase fica sem assinatura.',
        optional: true,
      },
      {
        path: 'ownerQuote',
        label: 'Frase da direção',
        hint: 'Com as palavras da própria pessoa. Vazia, a página fica sem a frase.',
        input: 'lines',
        limit: 300,
        optional: true,
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
