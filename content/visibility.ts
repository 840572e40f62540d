import { daysWithoutConsent } from '#domain/events/consent.ts'
import type { Visibility } from '#domain/events/visibility.ts'

type Choice = { label: string; hint: string; mark: string }

export const visibilityWords = {
  legend: 'Quem vê',
  advice: 'Recomendamos Famílias para fotos de crianças.',
  newEvents: 'Mudar como novos eventos começam',
  choices: {
    todos: {
      label: 'Todos',
      hint: 'Abre no site na hora, para qualquer pessoa.',
      mark: 'Todos veem',
    },
    familias: {
      label: 'Famílias, com o link',
      hint: 'Não aparece no site. Só abre com o link que você envia às famílias.',
      mark: 'Só famílias, com o link',
    },
    ninguem: {
      label: 'Ninguém ainda',
      hint: 'Rascunho: só a administração vê.',
      mark: 'Rascunho: ninguém vê',
    },
  } satisfies Record<Visibility, Choice> as Record<Visibility, Choice>,
  opensAt: (moment: string) => `Rascunho: abre para todos em ${moment}`,
  save: 'Salvar',
  saving: 'Salvando...',
  shortLink: 'Link',
  sendLink: 'Enviar o link às famílias',
  seeAsFamily: 'Ver como família',
  noLink: 'Ainda sem link: as famílias não têm como abrir.',
  openPhotos: (count: number) =>
    count === 1
      ? '1 foto ainda abre para quem tem o endereço dela. O site tenta recolhê-la a cada minuto.'
      : `${count} fotos ainda abrem para quem tem o endereço delas. O site tenta recolhê-las a cada minuto.`,
  fixedPhotos: (count: number) =>
    count === 1
      ? '1 foto fica em outro serviço e continua aberta para quem tem o endereço dela: exclua-a lá.'
      : `${count} fotos ficam em outro serviço e continuam abertas para quem tem o endereço delas: exclua-as lá.`,
  passed: 'Escolha uma data e um horário no futuro.',
  withdrawn:
    'A autorização dos responsáveis foi retirada. Confirme de novo na página de fotos antes de mostrar o evento.',
  /** `moment`: from when everyone sees it. Null: not known. */
  saved: (visibility: Visibility | null, moment?: string) => {
    if (moment) return `Ninguém vê o evento por enquanto: ele abre para todos em ${moment}.`
    const sentences = {
      todos: 'Agora todos veem o evento: ele está no site.',
      familias: 'Agora só as famílias com o link veem o evento.',
      ninguem: 'Agora ninguém além da administração vê o evento.',
    }
    return visibility ? sentences[visibility] : 'Salvo!'
  },
  invalid: {
    title: 'Visibilidade Não Alterada',
    text: 'Escolha quem vê e, se quiser, uma data e um horário no futuro.',
  },
  notSaved: {
    title: 'Erro ao Salvar',
    text: 'Não foi possível mudar quem vê o evento. Tente novamente.',
  },
}

export const openingWords = {
  title: 'Mostrar para todos?',
  question: (nome: string, photos: number, moment?: string) => {
    const what = photos === 1 ? 'a foto' : `as ${photos} fotos`
    const who = moment ? `A partir de ${moment}, qualquer pessoa` : 'Qualquer pessoa'
    return `${who} na internet vai ver ${what} de “${nome}”.`
  },
  consequence: (seenBy: string) =>
    `Por enquanto: “${seenBy}”. Dá para desfazer, mas a foto que alguém salvar enquanto isso não volta.`,
  leave: 'Deixar como está',
  open: 'Mostrar para todos',
  schedule: 'Mostrar para todos nesse dia',
  authorised: (day: string | false) =>
    day
      ? `A autorização confirmada em ${day} vale só para as famílias. Para abrir as fotos a qualquer pessoa, cada responsável precisa ter autorizado isso.`
      : 'Ainda não foi confirmada nenhuma autorização para estas fotos. Para abri-las a qualquer pessoa, cada responsável precisa ter autorizado isso.',
  consent: 'Tenho a autorização para mostrar estas fotos a todos, no site',
}

export const familyLinkWords = {
  title: (nome: string) => `Link das famílias de ${nome}`,
  text: 'Quem tem o link vê as fotos deste evento, sem senha. Envie-o só às famílias, por um canal da turma.',
  otherVisibility: (label: string) =>
    `Agora “Quem vê” está em “${label}”. O link só abre quando está em “Famílias, com o link”.`,
  live: (day: string) => `O link das famílias vale até ${day}`,
  unreadable: (day: string) =>
    `O link que as famílias têm vale até ${day}, mas este servidor não consegue mostrá-lo: ele foi criado em outro servidor, ou antes que o site soubesse guardá-lo. Para enviá-lo de novo, crie um novo.`,
  ended: (day: string) => `O último link terminou em ${day}.`,
  none: 'Ainda não há link.',
  send: 'Enviar pelo WhatsApp',
  message: (nome: string, url: string, day: string, school: string) =>
    `Olá! As fotos de “${nome}” para as famílias estão aqui: ${url}\n\nO link abre até ${day}. Por favor, não publique as fotos: nelas aparecem outras crianças.\n\n${school}`,
  days: 'O link vale por',
  daysOption: (days: number) => `${days} dias`,
  create: 'Criar o link',
  creating: 'Criando...',
  renew: 'Novo link, no lugar deste',
  renewText:
    'Use se o link chegou a quem não devia. O que as famílias já têm deixa de abrir na hora, para todas elas: será preciso enviar o novo.',
  renewNow: 'Criar o novo link',
  sharing: {
    title: 'As famílias podem compartilhar?',
    offered:
      'Sim: acima das fotos há o botão “Compartilhar”, e a família envia o mesmo link aos avós ou a outra família. Ele termina no mesmo dia.',
    notOffered:
      'Não: a página das fotos não oferece o link a outros, e o endereço que aparece no navegador não abre em outro aparelho. Uma foto que a família salvou, ela pode mostrar a quem quiser.',
    offer: 'Oferecer “Compartilhar”',
    end: 'Não oferecer mais',
  },
  notShared: {
    title: 'Erro ao Salvar',
    text: 'Não foi possível mudar o que a página das fotos oferece. Tente novamente.',
  },
  renewed: 'Novo link criado: envie-o às famílias. Se havia um anterior, ele não abre mais.',
  withdraw: 'Retirar o link',
  withdrawn: 'Link retirado: quem o tinha não abre mais as fotos.',
  withdrawTitle: 'Retirar o link',
  withdrawQuestion: 'Retirar o link das famílias?',
  withdrawConsequence: 'Quem já o tem deixa de ver as fotos em poucos segundos.',
  address: 'Link para as famílias',
  copy: 'Copiar o link',
  copied: 'Copiado',
  copyByHand: 'Selecione o link acima e copie.',
  qr: 'QR code do link das famílias',
  showQr: 'QR code, para mostrar na reunião de pais',
  qrText:
    'Quem aponta a câmera do celular abre o mesmo link. Mostre na tela ou em um bilhete; não pendure em murais: quem o fotografa abre as fotos.',
  failed: {
    title: 'Erro ao Criar o Link',
    text: 'Não foi possível criar o link. Tente novamente.',
  },
  notWithdrawn: {
    title: 'Erro ao Retirar o Link',
    text: 'Não foi possível retirar o link. Tente novamente.',
  },
}

export const consentWithdrawalWords = {
  link: 'Uma família retirou a autorização?',
  title: 'Registrar a retirada da autorização',
  text: (nome: string, photos: string) =>
    `“${nome}” (${photos}) vira rascunho na hora: sai do site, o link das famílias deixa de valer, os endereços das fotos param de abrir, e o que está na Lixeira ou espera para entrar é apagado. O dia de hoje fica guardado.`,
  onlyOne: {
    text: 'Foi o pedido de uma só família? O evento pode ficar no site: exclua as fotos dela ou cubra o rosto.',
    link: 'Procurar a foto pelo número',
  },
  legend: 'E as fotos?',
  choices: {
    excluir: {
      label: 'Excluir todas as fotos agora',
      hint: 'O evento fica, sem fotos. Esta ação não pode ser desfeita.',
    },
    guardar: {
      label: `Guardar por no máximo ${daysWithoutConsent} dias, sem que ninguém veja`,
      hint: 'Só a administração continua vendo. Sem uma nova confirmação, as fotos são apagadas no fim desse prazo.',
    },
    cobrir: {
      label: `Guardar por no máximo ${daysWithoutConsent} dias, para cobrir os rostos`,
      hint: 'Abre a lista de fotos, onde cada uma pode ser coberta antes de o evento voltar com uma nova confirmação.',
    },
  },
  confirm: 'Tirar do site',
  done: 'O evento virou rascunho: ninguém além da administração o vê.',
  failed: {
    title: 'Erro ao Tirar do Site',
    text: 'Não foi possível terminar. Confira na lista quem vê o evento e tente novamente.',
  },
  day: (day: string) => `A autorização foi retirada em ${day}.`,
  before: (day: string) => `Antes disso, foi retirada em ${day}.`,
  ends: (day: string) => `Sem uma nova confirmação, as fotos são apagadas em ${day}.`,
  endingSoon: (names: string, day: string) =>
    `A autorização foi retirada, e o prazo está no fim: em ${day}, o site apaga as fotos de ${names}.`,
  old: (names: string) =>
    `Autorização confirmada há mais de dois anos: ${names}. Convém perguntar de novo aos responsáveis.`,
}
