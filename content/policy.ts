import { changesKeptMonths } from '#domain/changes/change-log.ts'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { unfinishedKeptDays } from '#domain/placement/progress.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { chatLink, phoneLink, socialLinks, streetLine } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { type PressKind, pressKinds } from '#domain/statistics/counted.ts'
import { joined, languageList } from './language-names.ts'
import { answersStay } from './placement/words.ts'
import { pressWords } from './statistics.ts'
import type { TextSection } from './text-section.ts'

/** In the lightbox this message already names the event and the photo; here the visitor has to. */
const removalRequest =
  'Olá! Solicito a remoção de uma foto da galeria do site.\nEvento:\nFoto (número ou descrição):'

export type PolicyFacts = {
  /** `forms` has the level tests that are external. */
  school: ShownFacts
  /** Hosts from which a visitor's browser fetches photos, besides this site. */
  imageHosts: readonly string[]
  /** The events, the school's data and the accounts are in a database of another company. */
  isDatabaseHosted: boolean
  /** Whether the site may delete and guard the files of photos. Without its keys, Cloudinary only accepts uploads. */
  controlsPhotoFiles: boolean
  /** Whether this server makes backups of its own. */
  hasBackups: boolean
}

export function policySections(facts: PolicyFacts): readonly TextSection[] {
  const { school, imageHosts, isDatabaseHosted, controlsPhotoFiles } = facts
  const form = externalForm(school)
  const ownTests = ownTestLanguageIds.filter((id) => school.offer.languages.includes(id))
  const photosAbroad = imageHosts.length > 0
  const { email, privacyEmail, phone, address } = school
  const officerMail = privacyEmail ?? email
  return [
    {
      id: 'introducao',
      title: 'Introdução',
      paragraphs: [
        `Este site apresenta os cursos e os eventos da nossa escola: ${school.name}. Esta política explica, em linguagem simples, como o site funciona e o que acontece com as informações de quem o visita.`,
        `A controladora, que responde pelo tratamento dos dados, é a escola: ${controller(school)}. Na seção 9 está o contato de quem é encarregado pelo tratamento de dados pessoais.`,
        `O essencial cabe em uma frase: nenhum identificador pessoal é coletado por meio deste site, como nome, CPF, telefone ou e-mail. Você pode ler todas as páginas, ver os eventos e conhecer os cursos sem se identificar. O que o servidor registra de cada acesso, com o endereço IP, está na seção 2.${form?.exception ?? ''}`,
        'Seguimos a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018), o Marco Civil da Internet (Lei nº 12.965/2014), o Estatuto da Criança e do Adolescente (ECA, Lei nº 8.069/1990) e o Estatuto Digital da Criança e do Adolescente (ECA Digital, Lei nº 15.211/2025).',
      ],
    },
    {
      id: 'informacoes-coletadas',
      title: 'Informações coletadas',
      paragraphs: [
        'O site não tem cadastro de visitantes e não pede nome, CPF, telefone, e-mail nem documentos. Também não usa ferramentas de análise de audiência nem publicidade de outras empresas.',
        'Existem, porém, algumas situações que vale a pena conhecer:',
      ],
      items: [
        'Registros técnicos: como todo site, o nosso recebe dados técnicos da conexão para poder responder. Para manter o serviço seguro, o servidor registra, a cada acesso, o endereço IP de onde ele veio, a página solicitada, a data e a hora. Esses registros não são ligados a nenhum nome.',
        ...(school.counting.visits ? [countedItem(school)] : []),
        'Tentativas de entrada na área administrativa: para conter quem tenta adivinhar a senha, o site conta as tentativas e guarda o endereço IP de onde vieram.',
        ...(form ? [form.collected] : []),
        ...(ownTests.every((id) => school.forms[id]) ? [] : [ownTest(school.counting)]),
        'Contato: se você nos chamar pelo WhatsApp, telefonar ou escrever um e-mail, receberemos o que você decidir nos contar, por esse canal.',
        'Fotos de eventos: as galerias mostram fotos de atividades da escola, publicadas somente pela administração. Fotos em que alguém possa ser reconhecido só são publicadas com a autorização dessa pessoa; no caso de crianças e adolescentes, quem autoriza são os responsáveis, por escrito.',
        'Depoimentos: publicamos o nome, a ocupação, o curso, a nota e as palavras de quem nos autorizou, e guardamos a data em que a administração confirmou essa autorização.',
        `O que é feito na área administrativa: o site guarda por ${changesKeptMonths} meses quem, da escola, mudou o quê e quando, para que um engano possa ser desfeito. Nada disso diz respeito a quem visita o site.`,
        `Pessoas da administração: o servidor guarda o nome e o e-mail de quem administra o site, um código calculado a partir da senha (hash), que não permite descobri-la, outro igual para cada código de recuperação, e o navegador e o momento de cada entrada, por 24 horas. A entrada em um aparelho novo fica, com o nome do navegador, por ${changesKeptMonths} meses no registro do que foi feito. Quem deixa de ter acesso é apagado na hora; o nome fica no registro do que fez.`,
        'Chaves de acesso da administração: quem administra o site pode entrar com a digital, o rosto ou o código do próprio aparelho. Esses dados não saem do aparelho; o servidor guarda só uma chave pública, o nome que a pessoa deu a ela e as datas de criação e de uso.',
      ],
    },
    {
      id: 'uso',
      title: 'Uso das informações',
      paragraphs: [
        'Os registros técnicos, com o endereço IP, servem para manter o site no ar, corrigir falhas e evitar abusos. Não os usamos para identificar visitantes, traçar perfis nem enviar publicidade.',
        `O que você nos conta por mensagem, telefone${form ? ', e-mail ou formulário' : ' ou e-mail'} serve para responder ao seu contato e indicar um curso.`,
        'As fotos e os depoimentos servem para mostrar a vida da escola. Quando há crianças e adolescentes, o melhor interesse deles vem antes de qualquer divulgação, como determinam a LGPD, o ECA e o ECA Digital.',
        'Cada um desses usos tem uma base legal na LGPD:',
      ],
      items: [
        'Registros técnicos: o cumprimento de uma obrigação legal (art. 7º, II), a do Marco Civil da Internet, e o legítimo interesse em manter o site seguro (art. 7º, IX). O legítimo interesse é também a base da contagem de tentativas de entrada e das chaves de acesso.',
        ...(school.counting.visits
          ? [
              'Contagem do que é feito no site: os números não dizem respeito a ninguém em particular e, por isso, não são dados pessoais (art. 12); o aviso que o navegador envia passa pelo servidor pelo legítimo interesse em saber se o site é útil (art. 7º, IX).',
            ]
          : []),
        `Mensagens, telefonemas${form ? ', e-mails e formulários' : ' e e-mails'}: as providências que você mesmo pede antes de um contrato (art. 7º, V).`,
        'Fotos e depoimentos: o consentimento da pessoa (art. 7º, I). Para crianças e adolescentes, o consentimento específico e em destaque de pelo menos um dos pais ou do responsável legal (art. 14, § 1º).',
        'Link das famílias: o legítimo interesse em mostrar as fotos só a quem a escola enviou o link (art. 7º, IX); o cookie dele não serve para mais nada.',
        ...(address
          ? ['Mapa: o legítimo interesse em mostrar onde fica a escola (art. 7º, IX).']
          : []),
        'Contas da administração e o registro do que ela faz: o contrato com quem trabalha para a escola (art. 7º, V) e o legítimo interesse em saber quem publicou o quê (art. 7º, IX).',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Compartilhamento',
      paragraphs: [
        'Não vendemos, não alugamos nem trocamos informações, e só as entregamos a autoridades quando a lei obriga. Alguns recursos, no entanto, pertencem a outras empresas, que seguem as próprias políticas de privacidade e podem usar cookies próprios:',
      ],
      items: [
        ...(address ? [mapItem(school)] : []),
        ...(form ? [form.shared] : []),
        ...(photosAbroad
          ? [
              'Cloudinary: fotos dos eventos podem ficar nesse serviço de imagens. Ao mostrá-las, seu navegador se conecta diretamente a ele, que recebe os dados técnicos da conexão, como o endereço IP.',
            ]
          : []),
        ...(isDatabaseHosted
          ? [
              'Google Firestore: os eventos, os dados da escola e as contas da administração ficam nesse banco de dados. Nada de quem visita o site é guardado nele.',
            ]
          : []),
        'WhatsApp, e-mail e telefone: só entram em ação quando você clica no botão ou no link correspondente.',
        ...externalLinks(school),
        'Hospedagem: fornecedores contratados podem armazenar o site e as fotos em nosso nome, apenas para mantê-los no ar.',
        `Outros países: ${photosAbroad ? 'Google, WhatsApp e Cloudinary' : 'Google e WhatsApp'} são empresas estrangeiras e podem tratar esses dados fora do Brasil. A transferência segue a LGPD (arts. 33 a 36) e os compromissos que cada empresa publica.`,
      ],
    },
    {
      id: 'seguranca',
      title: 'Segurança',
      paragraphs: [
        'Apenas a administração da escola, com e-mail e senha, com uma chave de acesso ou com um código de recuperação, pode publicar ou excluir eventos e fotos. A sessão é verificada no servidor e termina depois de 24 horas.',
        'Com as fotos dos eventos, o cuidado é maior, porque nelas pode haver crianças e adolescentes:',
      ],
      items: [
        'Antes de enviar as primeiras fotos de um evento, a administração confirma que tem a autorização das pessoas retratadas ou dos responsáveis, e ficam guardados o dia da confirmação, o nome de quem confirmou e o lugar em que estão as autorizações. Se uma autorização é retirada, as fotos do evento saem do site na hora e são apagadas, o mais tardar em 30 dias.',
        'As fotos publicadas não contêm dados de localização nem outras informações gravadas pela câmera.',
        'Para cobrir rostos, a administração pode procurá-los na foto. A busca é feita no navegador de quem administra: ninguém é reconhecido ou comparado, e nada do que ela encontra é guardado ou enviado, a não ser as coberturas.',
        photosAbroad
          ? `Os arquivos originais não são publicados nem guardados; o site mostra apenas cópias preparadas para a galeria.${controlsPhotoFiles ? ' O original de uma foto com rostos cobertos fica no Cloudinary por 30 dias, sem endereço público.' : ''}`
          : 'Os arquivos originais nunca são publicados; o site mostra apenas cópias preparadas para a galeria. Os originais, com os dados da câmera, ficam à parte no servidor, fora do alcance de visitantes, para que as cópias possam ser refeitas, e são apagados com a foto.',
        `Fotos que são só para as famílias aparecem apenas na página que se abre com o link que a escola envia, que tem prazo e pode ser retirado; ${controlsPhotoFiles ? 'os arquivos delas são protegidos como a página' : 'os arquivos delas ficam no Cloudinary, em endereços que não são publicados'}.`,
        'Pedimos aos buscadores que não incluam as fotos em seus resultados, e os endereços delas não podem ser adivinhados.',
        {
          id: 'remocao',
          text: `Qualquer pessoa fotografada, ou seu responsável, pode pedir a retirada de uma foto, sem explicar o motivo: na galeria, com a foto aberta; por qualquer dos nossos contatos; ou por aqui. A escola atende ${soonEnough(school.photoRemovalDays)}:`,
          link: { label: 'Solicitar remoção de uma foto', to: chatLink(school, removalRequest) },
        },
        ...(controlsPhotoFiles
          ? [
              'Se a pessoa preferir, a escola cobre o rosto dela em vez de excluir a foto; os arquivos em que ele aparecia são apagados da mesma forma. Só o original fica guardado por mais 30 dias, sem ser publicado, para o caso de um engano; depois é apagado.',
            ]
          : []),
        deletion(facts),
        'O que a escola exclui ou troca por engano ou arrumação, sem que alguém tenha pedido, sai do site na hora e fica guardado por até 30 dias, sem que ninguém além da administração veja, para que possa voltar; depois é apagado. Quem pede a retirada de uma foto não espera esse prazo.',
      ],
    },
    {
      id: 'tecnologias-semelhantes',
      title: 'Cookies e tecnologias semelhantes',
      paragraphs: [
        'Este site não grava cookies para visitantes, exceto para quem abre a galeria de um evento com o link que a escola envia às famílias. Ele usa o armazenamento do próprio navegador para guardar poucas informações, que ficam no seu aparelho. As últimas cinco linhas dizem respeito só a quem administra o site:',
      ],
      // Each item begins with the names it is about: a test compares them with what a browser holds.
      items: [
        'whatsapp-popup-closed: lembra que você fechou o convite para conversar no WhatsApp.',
        'whatsapp-popup-last-shown: lembra quando esse convite apareceu pela última vez, para não incomodar.',
        'aviso-fechado: guarda o texto do aviso que você fechou, para que ele não volte a aparecer.',
        ...(ownTests.length > 0
          ? [
              `${joined(ownTests.map((id) => `teste-nivel-${id}`))}: guardam as respostas do teste do próprio site. As de um teste que ficou no meio valem por ${unfinishedKeptDays} dias, para que você continue de onde parou, e depois são apagadas quando a página daquele teste for aberta de novo; “Começar de novo” as apaga na hora. As de um teste terminado ficam até a aba ser fechada ou o teste ser refeito.`,
              `${joined(ownTests.map((id) => `teste-nivel-vistas-${id}`))}: lembram quais perguntas do teste do próprio site você já viu, sem as respostas, para que o teste traga outras quando for refeito.`,
            ]
          : []),
        'escola-familias: cookie de quem abriu a galeria de um evento com o link das famílias. Só serve para aquela galeria e vale até o link terminar. Em https, o nome começa com __Secure-.',
        'adminAuth e escola-admin: uma anotação e o cookie da sessão, que existem somente no navegador da administração, depois da entrada com senha, por 24 horas.',
        'escola-aparelho: cookie que, por 180 dias, lembra que a administração já entrou naquele navegador, para que tentativas de estranhos não a façam esperar. Em https, o nome dos dois cookies começa com __Host-.',
        'react-router-scroll-positions: lembra em que altura estava cada página da administração, para que o botão de voltar devolva ao mesmo ponto. Apaga-se quando a aba é fechada.',
        'admin-rascunho-…: o texto de um evento ou de outra página que a administração ainda não salvou, até ser salvo ou a aba ser fechada.',
        'admin-envios: as fotos que a administração escolheu e que ainda não chegaram ao site. Saem quando o envio termina ou a administração encerra a sessão; depois de um dia, já não são oferecidas e são apagadas.',
      ],
    },
    {
      id: 'retencao',
      title: 'Retenção',
      paragraphs: [
        'Os registros técnicos, com o endereço IP, são guardados em sigilo por seis meses, o prazo que o Marco Civil da Internet (Lei nº 12.965/2014, art. 15) determina, e depois apagados. A contagem de tentativas de entrada na área administrativa, também com o endereço IP, vale por um dia e é apagada em seguida.',
        `Guardamos mensagens${form ? ', e-mails e respostas de formulários' : ' e e-mails'} ${keptFor(school.messagesKeptMonths)}. Quando há matrícula, o que faz parte dela segue os prazos do contrato e da lei.`,
        'As informações guardadas no seu navegador permanecem nele até que você as apague nas configurações; o que a seção 6 diz durar menos, só até então. A sessão da administração vale por 24 horas, no máximo.',
        'As fotos ficam publicadas enquanto o evento estiver no site ou até que sua remoção seja solicitada. O navegador de quem já viu uma foto pode guardar uma cópia dela no aparelho por até um ano, fora do alcance do site. Os depoimentos ficam até que a pessoa retire a autorização. Uma chave de acesso é guardada até ser excluída pela administração.',
      ],
    },
    {
      id: 'alteracoes',
      title: 'Alterações nesta política',
      paragraphs: [
        'Se o site mudar, esta página mudará com ele. A versão publicada aqui é sempre a que está em vigor na data indicada.',
      ],
    },
    {
      id: 'contato',
      title: 'Contato e seus direitos',
      paragraphs: [
        'A LGPD (art. 18) garante a você o direito de confirmar se tratamos dados seus, de acessá-los, de corrigi-los, de levá-los a outro fornecedor (portabilidade), de pedir sua exclusão, de saber com quem foram compartilhados, de se opor ao tratamento e de retirar um consentimento já dado. Por crianças e adolescentes, o pedido pode ser feito por mães, pais ou responsáveis.',
        'A confirmação de que tratamos dados seus e o acesso a eles são imediatos, em formato simplificado; a declaração completa, com a origem dos dados, os critérios usados e a finalidade, chega em até 15 dias do pedido (LGPD, art. 19). Aos outros pedidos respondemos sem demora, e nenhum deles custa nada.',
        'Se a nossa resposta não bastar, você pode reclamar à ANPD, o órgão federal que cuida da proteção de dados, em www.gov.br/anpd.',
        'Para exercer esses direitos, pedir a remoção de uma foto ou tirar uma dúvida, fale com a escola:',
      ],
      items: [
        {
          text: `Encarregado(a) pelo tratamento de dados pessoais (LGPD, art. 41)${school.privacyOfficer ? `, ${school.privacyOfficer}` : ''}:`,
          link: officerMail
            ? mailLink(officerMail)
            : { label: 'página de contato', to: '/contato' },
        },
        ...(privacyEmail && email ? [{ text: 'E-mail:', link: mailLink(email) }] : []),
        ...(phone ? [{ text: 'Telefone:', link: { label: phone, to: phoneLink(phone) } }] : []),
        ...(address ? [`Endereço: ${inOneLine(address)}`] : []),
      ],
    },
  ]
}

/** What is counted, exactly: see domain/statistics/counted.ts. */
function countedItem({ appUrl, googleProfile, photoSaving }: ShownFacts): string {
  const isOffered: Partial<Record<PressKind, boolean>> = {
    aplicativo: appUrl !== null,
    avaliar: googleProfile !== null,
    'fotos-das-familias': photoSaving.families,
    'foto-das-familias': photoSaving.families,
  }
  const presses = pressKinds.filter((kind) => isOffered[kind] ?? true)
  const acts = [
    'página aberta',
    ...presses.map((kind) => pressWords[kind].act),
    'teste de nível começado ou terminado (com o idioma e o resultado)',
  ].join(', ')
  return `Contagem do que é feito no site: quando algo acontece (${acts}), um número daquele dia aumenta em um. Guardamos só o dia, o que foi feito, em que página e quantas vezes; de onde a visita veio, apenas como Google, Instagram, WhatsApp, direto ou outros. Não há cookie, identificador, endereço IP nem dado do aparelho nesses números, e nada permite saber quem fez o quê. Quem liga “Global Privacy Control” ou “Não rastrear” no navegador não é contado. Os números ficam por dia durante dois anos e, depois, por mês.`
}

function ownTest(counting: ShownFacts['counting']): string {
  return `Teste de nível no próprio site: ${answersStay(counting)} O resultado só chega a alguém com o seu nome se você mesmo o enviar.`
}

function mapItem({ mapOnPress }: ShownFacts): string {
  return mapOnPress
    ? 'Google Maps: a página inicial e a de contato mostram um desenho do lugar. O mapa só é carregado se você tocar em “Ver no mapa”; então o Google recebe os dados técnicos da conexão, como o endereço IP.'
    : 'Google Maps: a página inicial e a de contato trazem um mapa incorporado com a localização da escola. Quando ele é carregado, o Google recebe os dados técnicos da conexão, como o endereço IP.'
}

/** A promise in the school's name: without a number until the school has given its own. */
function soonEnough(days: number | null): string {
  if (days === null) return 'assim que lê o pedido'
  return `em até ${days === 1 ? '1 dia útil' : `${days} dias úteis`}`
}

function deletion({ controlsPhotoFiles, hasBackups }: PolicyFacts): string {
  const files = controlsPhotoFiles
    ? 'A exclusão é imediata: a foto sai da galeria, e o site apaga os arquivos dela.'
    : 'A exclusão é imediata: a foto sai da galeria. Os arquivos dela ficam no Cloudinary, onde este site não pode apagar nada, até que a escola os apague por lá; isso vale para tudo o que esta política diz que é apagado.'
  const copies = ' Dos backups do servidor ela sai em até 30 dias, enquanto eles estão em dia.'
  return hasBackups ? files + copies : files
}

function controller({ name, legalName, cnpj }: ShownFacts): string {
  return [legalName ?? name, cnpj && `CNPJ ${cnpj}`].filter(Boolean).join(', ')
}

/** What the school links to outside the site; none if it has nothing there. */
function externalLinks(school: ShownFacts): string[] {
  const places = [
    socialLinks(school).length > 0 && 'as redes sociais',
    school.appUrl && 'o aplicativo',
    school.studentAreaUrl && 'a Área do Aluno',
  ].filter((place) => typeof place === 'string')
  if (places.length === 0) return []
  const [are, open, them] =
    places.length === 1 && places[0] !== 'as redes sociais'
      ? ['fica', 'abre', 'no link']
      : ['ficam', 'abrem', 'em seus links']
  return [
    `Links externos: ${joined(places)} ${are} fora deste site e ${open} somente quando você clica ${them}.`,
  ]
}

/** Null if every level test is the site's own. Google is named only if all the forms are Google's. */
function externalForm({ forms, offer }: ShownFacts) {
  const languages = offer.languages.filter((id) => forms[id])
  if (languages.length === 0) return null
  const hosts = languages.map((id) => new URL(forms[id] ?? '').hostname)
  const isGoogle = hosts.every((host) => host === 'docs.google.com' || host === 'forms.gle')
  const names = languageList(languages)
  return {
    exception: ` A exceção depende de você: o teste de nível de ${names} é um formulário ${isGoogle ? 'do Google' : 'de outro serviço'}, que recebe o que você escrever nele, como nome e e-mail, e o entrega à escola.`,
    collected: `Teste de nível em formulário externo (${names}): o que você escreve nele, como nome, e-mail e respostas, vai para ${isGoogle ? 'o Google Forms' : 'o serviço que o hospeda'} e é recebido pela escola.`,
    shared: `${isGoogle ? 'Google Forms' : 'Formulário externo'}: a página do teste de nível incorpora um formulário ${isGoogle ? 'do Google' : 'de outro serviço'} depois que você escolhe o idioma (${names}).`,
  }
}

/** If the school has set no period, the law's applies: as long as the purpose lasts. */
function keptFor(months: number | null): string {
  if (months === null) return 'só enquanto forem necessários para atender ao seu contato'
  return `por até ${months === 1 ? '1 mês' : `${months} meses`} depois do último contato`
}

function mailLink(email: string) {
  return { label: email, to: `mailto:${email}` }
}

function inOneLine(address: School['address']): string {
  const { city, state, postalCode } = address
  return `${streetLine(address)}, ${city} - ${state}, CEP ${postalCode}`
}
