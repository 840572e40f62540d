import { galleryPage } from './gallery.ts'
import { chatLink, phoneLink, type School, school } from './school.ts'

export type PolicyItem = string | { text: string; link: { label: string; to: string } }

export type PolicySection = {
  id: string
  title: string
  paragraphs: readonly string[]
  items?: readonly PolicyItem[]
}

/** The lightbox names event and photo itself; from here the visitor does. */
const removalRequest =
  'Olá! Solicito a remoção de uma foto da galeria do site.\nEvento:\nFoto (número ou descrição):'

export function policySections(): readonly PolicySection[] {
  return [
    {
      id: 'introducao',
      title: 'Introdução',
      paragraphs: [
        `Este site apresenta os cursos, os exames e os eventos da nossa escola: ${school.name}. Esta política explica, em linguagem simples, como o site funciona e o que acontece com as informações de quem o visita.`,
        'O essencial cabe em uma frase: nenhum identificador pessoal é coletado por meio deste site, como nome, CPF, telefone ou e-mail. Você pode ler todas as páginas, ver os eventos e conhecer os cursos sem se identificar. O que o servidor registra de cada acesso, com o endereço IP, está na seção 2.',
        'Seguimos a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) e o Estatuto da Criança e do Adolescente (ECA, Lei nº 8.069/1990).',
      ],
    },
    {
      id: 'informacoes-coletadas',
      title: 'Informações coletadas',
      paragraphs: [
        'O site não tem cadastro de visitantes e não pede nome, CPF, telefone, e-mail nem documentos para ser usado. Também não usa ferramentas de análise de audiência nem publicidade.',
        'Existem, porém, algumas situações que vale a pena conhecer:',
      ],
      items: [
        'Registros técnicos: como todo site, o nosso recebe dados técnicos da conexão para poder responder. Para manter o serviço seguro, o servidor registra, a cada acesso, o endereço IP de onde ele veio, a página solicitada, a data e a hora. Esses registros não são ligados a nenhum nome.',
        'Teste de nível: quando o teste é um formulário do Google, o que você escreve nele vai para o Google Forms, e não para este site. Quando é o formulário do próprio site, as respostas são processadas no seu navegador e não saem dele: o resultado só chega a alguém se você mesmo o enviar.',
        'Contato: se você nos chamar pelo WhatsApp, telefonar ou escrever um e-mail, receberemos o que você decidir nos contar, por esse canal.',
        'Fotos de eventos: as galerias mostram fotos de atividades da escola, publicadas somente pela administração.',
      ],
    },
    {
      id: 'uso',
      title: 'Uso das informações',
      paragraphs: [
        'Os registros técnicos, com o endereço IP, servem para manter o site no ar, corrigir falhas e evitar abusos. Não os usamos para identificar visitantes, traçar perfis nem enviar publicidade.',
        'O que você nos conta por mensagem, telefone, e-mail ou no teste de nível serve para responder ao seu contato, informar o resultado do teste e indicar um curso.',
        'As fotos servem para mostrar a vida da escola. Quando há crianças e adolescentes, o melhor interesse deles vem antes de qualquer divulgação, como determinam a LGPD e o ECA.',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Compartilhamento',
      paragraphs: [
        'Não vendemos, não alugamos nem trocamos informações, e só as entregamos a autoridades quando a lei obriga. Alguns recursos, no entanto, pertencem a outras empresas, que seguem as próprias políticas de privacidade e podem usar cookies próprios:',
      ],
      items: [
        'Google Maps: a página inicial e a de contato trazem um mapa incorporado com a localização da escola. Quando ele é carregado, o Google recebe os dados técnicos da conexão.',
        'Google Forms: a página do teste de nível pode incorporar um formulário do Google depois que você escolhe um idioma.',
        'WhatsApp, e-mail e telefone: só entram em ação quando você clica no botão ou no link correspondente.',
        'Links externos: as redes sociais, o aplicativo e a Área do Aluno ficam fora deste site e abrem somente quando você clica neles.',
        'Hospedagem: fornecedores contratados podem armazenar o site e as fotos em nosso nome, apenas para mantê-los no ar.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Segurança',
      paragraphs: [
        'Apenas a administração da escola, com e-mail e senha, pode publicar ou excluir eventos e fotos. A sessão é verificada no servidor e termina depois de 24 horas.',
        'Com as fotos dos eventos, o cuidado é maior, porque nelas pode haver crianças e adolescentes:',
      ],
      items: [
        'As fotos publicadas não contêm dados de localização nem outras informações gravadas pela câmera.',
        'Os arquivos originais nunca são publicados; o site mostra apenas cópias preparadas para a galeria.',
        'Pedimos aos buscadores que não incluam as fotos em seus resultados, e os endereços delas não podem ser adivinhados.',
        {
          text: 'Qualquer pessoa fotografada, ou seu responsável, pode pedir a retirada de uma foto, sem explicar o motivo: na galeria, com a foto aberta; por qualquer dos nossos contatos; ou por aqui:',
          link: { label: galleryPage.removal, to: chatLink(removalRequest) },
        },
        // A hosted album may be one that the site has no key to, and backups live for thirty days.
        'A exclusão é imediata: a foto sai da galeria, e o site apaga os arquivos dela. As cópias que o site não alcança, como as de segurança, a escola apaga em até 30 dias.',
      ],
    },
    {
      id: 'tecnologias-semelhantes',
      title: 'Cookies e tecnologias semelhantes',
      paragraphs: [
        'Este site não grava cookies para visitantes. Ele usa o armazenamento do próprio navegador para guardar poucas informações, que ficam no seu aparelho:',
      ],
      items: [
        'whatsapp-popup-closed: lembra que você fechou o convite para conversar no WhatsApp.',
        'whatsapp-popup-last-shown: lembra quando esse convite apareceu pela última vez, para não incomodar.',
        'teste-nivel-ingles, teste-nivel-espanhol, teste-nivel-frances e teste-nivel-alemao: guardam o andamento e as respostas do teste do próprio site, para que você continue de onde parou se recarregar a página. Apagam-se quando você fecha a aba ou refaz o teste.',
        'adminAuth e um cookie de sessão: existem somente no navegador da administração da escola, depois da entrada com senha.',
      ],
    },
    {
      id: 'retencao',
      title: 'Retenção',
      paragraphs: [
        'Os registros técnicos, com o endereço IP, são guardados em sigilo por até seis meses, o prazo que o Marco Civil da Internet (Lei nº 12.965/2014, art. 15) dá aos registros de acesso, e depois apagados.',
        'As informações guardadas no seu navegador permanecem nele até que você as apague nas configurações; o andamento do teste de nível, só até a aba ser fechada. A sessão da administração vale por 24 horas, no máximo.',
        'As fotos ficam publicadas enquanto o evento estiver no site ou até que sua remoção seja solicitada.',
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
        'A LGPD garante a você o direito de saber se tratamos dados seus, de acessá-los, de corrigi-los, de pedir sua exclusão, de se opor ao tratamento e de retirar um consentimento já dado. Por crianças e adolescentes, o pedido pode ser feito por mães, pais ou responsáveis.',
        'Para exercer esses direitos, pedir a remoção de uma foto ou tirar uma dúvida, fale com a escola:',
      ],
      items: [
        { text: 'E-mail:', link: { label: school.email, to: `mailto:${school.email}` } },
        { text: 'Telefone:', link: { label: school.phone, to: phoneLink } },
        `Endereço: ${inOneLine(school.address)}`,
      ],
    },
  ]
}

function inOneLine(address: School['address']): string {
  const { street, district, city, state, postalCode } = address
  return `${street}, ${district}, ${city} - ${state}, CEP ${postalCode}`
}
