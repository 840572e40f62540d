import type { Audience } from '#domain/events/consent.ts'
import type { EventFormField } from '#domain/events/event-fields.ts'
import { formatMoment } from './moments.ts'

export const adminWords = {
  area: 'Área administrativa',
  toSite: 'Ver o site',
  version: (version: string, { since, before }: { since: string; before: string | null }) =>
    `Versão ${version}, no ar desde ${formatMoment(since)}${before ? `; antes dela, ${before}` : ''}`,
  signOut: 'Sair',
  account: 'Conta',
  seeResult: 'Ver como ficou',
  welcome: (who: string) => `Olá, ${who}`,
  close: 'Entendi',
  cancel: 'Cancelar',
  dismiss: 'Fechar',
  back: 'Voltar ao painel',
  retry: 'Tentar novamente',
  uploading: 'Envio em Andamento',
  uploadingText: 'Espere o envio das fotos terminar e saia depois.',
}

export const navigationWords = {
  label: 'Área administrativa',
  events: 'Eventos',
  school: 'A escola',
  statistics: 'Números',
  people: 'Pessoas',
  bin: 'Lixeira',
  changes: 'O que mudou',
}

export const loginWords = {
  title: 'Entrar na área administrativa',
  text: 'Para quem cuida dos eventos e das fotos da escola.',
  email: 'E-mail',
  password: 'Senha',
  showPassword: (label: string) => `Mostrar ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Esconder ${label.toLowerCase()}`,
  enter: 'Entrar',
  entering: 'Entrando...',
  back: 'Voltar ao site',
  wrong: 'Email ou senha incorretos',
  incomplete: 'Informe o e-mail e a senha.',
  tooEarly: (waitMs: number) =>
    `Muitas tentativas seguidas. Aguarde ${waitLabel(waitMs)} e tente de novo.`,
  alreadySignedIn: 'Você já entrou.',
  toPanel: 'Ir para o painel',
  ended: 'Sua sessão terminou',
  endedText: 'Entre de novo para continuar: o que você tinha digitado ou escolhido está guardado.',
  resume:
    'Sua sessão terminou. Entre de novo para continuar: o que você tinha digitado ou escolhido está guardado.',
}

function waitLabel(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds === 1) return '1 segundo'
  if (seconds < 90) return `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}

export const accountWords = {
  title: 'Conta',
  email: (email: string) => `Você entra com o e-mail ${email}.`,
  emailChange: {
    open: 'Trocar o e-mail',
    title: 'Trocar o e-mail de entrada',
    text: 'É o e-mail com que você entra aqui; o que aparece no site fica em “Nome e contato”. Com a troca, a sessão é encerrada nos outros aparelhos; neste, continua.',
    now: 'E-mail de hoje',
    chosen: 'Novo e-mail',
    busy: 'Trocando...',
    back: 'Voltar para a conta',
    failed: 'Erro ao Trocar o E-mail',
    unchanged: 'Este já é o e-mail de hoje. Escreva o novo.',
    taken: 'Outra pessoa com acesso já entra com este e-mail.',
    invented: 'Este e-mail veio com o site e não existe. Troque-o pelo seu.',
    fromEnv: (email: string) =>
      `Na configuração deste servidor o e-mail desta conta é ${email}: quando o site reiniciar, volta a valer aquele. Peça a quem cuida do servidor que o mude lá também.`,
    changed: 'E-mail trocado! A sessão foi encerrada nos outros aparelhos.',
  },
  passwordTitle: 'Trocar a senha',
  passwordText: 'Com a troca, a sessão é encerrada nos outros aparelhos; neste, continua.',
  current: 'Senha atual',
  chosen: 'Nova senha',
  chosenHint: (min: number) =>
    `Pelo menos ${min} caracteres. Três ou quatro palavras sem ligação entre si são fáceis de lembrar e difíceis de adivinhar.`,
  repeated: 'Confirmação da nova senha',
  change: 'Trocar a senha',
  changing: 'Trocando...',
  failed: 'Erro ao Trocar a Senha',
  fromEnv:
    'Na configuração deste servidor há uma senha fixa: quando o site reiniciar depois de uma troca, volta a valer aquela, e as chaves de acesso e os códigos de recuperação são apagados. Peça a quem cuida do servidor que a retire de lá.',
  missing: 'Preencha este campo.',
  wrong: 'A senha atual não está correta.',
  different: 'As senhas não coincidem. Digite a nova senha outra vez.',
  unchanged: 'Esta já é a senha atual. Escolha outra.',
  tooShort: (min: number) => `A senha é curta: use pelo menos ${min} caracteres.`,
  tooLong: (max: number) => `A senha é longa demais: use no máximo ${max} caracteres.`,
  personal: 'A senha repete o e-mail, o nome da escola ou o de alguém dela. Escolha outra.',
  common: 'Esta senha está entre as primeiras que alguém tentaria. Escolha outra.',
}

export const passkeyWords = {
  title: 'Chaves de acesso',
  text: 'Com uma chave de acesso você entra sem digitar a senha: o celular ou o computador confirma que é você, pela digital, pelo rosto ou pelo código de bloqueio.',
  none: 'Nenhuma chave de acesso foi criada.',
  created: (day: string) => `Criada em ${day}`,
  used: (day: string) => `usada pela última vez em ${day}`,
  neverUsed: 'ainda não usada',
  name: 'Nome da chave',
  nameHint: 'Por exemplo: celular da secretaria',
  password: 'Senha, para confirmar',
  defaultName: 'Chave de acesso',
  create: 'Criar chave de acesso',
  creating: 'Criando...',
  unsupported:
    'Este navegador não usa chaves de acesso neste endereço. Use um mais novo, com https.',
  notCreated: 'A chave não foi criada neste aparelho. Tente de novo.',
  already: 'Este aparelho já tem uma chave de acesso deste site.',
  refused: 'A chave não pôde ser conferida. Tente de novo.',
  tooMany: (max: number) => `Já há ${max} chaves de acesso. Exclua uma antes de criar outra.`,
  failed: 'Erro ao Criar a Chave',
  added: 'Chave de acesso criada com sucesso!',
  remove: 'Excluir',
  removeLabel: (name: string) => `Excluir ${name}`,
  removeTitle: 'Excluir chave de acesso',
  removeQuestion: (name: string) => `Excluir a chave “${name}”?`,
  removed: 'Chave de acesso excluída com sucesso!',
  removeFailed: 'Erro ao Excluir',
  notRequired: {
    text: 'A senha sozinha basta para entrar. Se você exigir a chave, quem descobrir a senha não entra sem um destes aparelhos.',
    button: 'Exigir a chave de acesso',
    saved: 'A senha sozinha voltou a bastar para entrar.',
  },
  required: {
    text: 'A senha sozinha não basta: para entrar é preciso um destes aparelhos. Se todos se perderem, entre com um código de recuperação.',
    button: 'Deixar de exigir a chave',
    saved: 'A chave de acesso passou a ser exigida para entrar.',
  },
  stop: {
    title: 'Deixar de exigir a chave',
    question: 'Deixar de exigir a chave de acesso?',
    consequence: 'A senha sozinha volta a bastar para entrar.',
    confirm: 'Deixar de exigir',
    failed: 'Erro ao Salvar',
  },
  or: 'ou',
  enter: 'Usar chave de acesso',
  entering: 'Entrando...',
  needed: 'A senha está correta. Agora confirme com a chave de acesso.',
  notUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou entre com a senha.',
  notAccepted: 'Esta chave de acesso não foi aceita. Tente de novo ou entre com a senha.',
}

export const panelWords = {
  statistics: 'Ver os números',
  title: 'Eventos',
  count: (total: number) => {
    if (total === 0) return 'Nenhum evento'
    return total === 1 ? '1 evento' : `${total.toLocaleString('pt-BR')} eventos`
  },
  shortOfSpace:
    'O disco do servidor está quase cheio. Novas fotos podem não caber: avise quem cuida do servidor.',
  lacksContact: {
    text: 'O site está no ar sem os contatos da escola: o telefone, o WhatsApp, o e-mail ou o endereço ainda são exemplos e, por isso, não aparecem.',
    link: 'Preencher os contatos',
  },
  newEvent: 'Novo evento',
  empty: 'Ainda não há eventos. Comece pelo botão “Novo evento”.',
  undated: 'Sem data',
  newClass: 'Nova turma',
  notice: 'Aviso',
  managePhotos: 'Gerenciar fotos',
  more: 'Mais',
  edit: 'Editar',
  editEvent: 'Editar o evento',
  remove: 'Excluir',
  seeGallery: 'Ver no site',
  addPhotos: 'Adicionar fotos',
  pages: 'Páginas de eventos',
  newer: 'Mais novos',
  older: 'Mais antigos',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

export const eventFieldWords: Record<EventFormField, { label: string; hint?: string }> = {
  nome: { label: 'Nome do evento' },
  descricao: { label: 'Descrição' },
  data: { label: 'Data' },
  dataFim: { label: 'Último dia', hint: 'Só para um evento de vários dias.' },
  horario: { label: 'Horário', hint: 'Por exemplo: 18h às 22h' },
  local: { label: 'Local' },
  participantes: { label: 'Número de participantes' },
  visibilidade: { label: 'Quem vê' },
  publicarEm: {
    label: 'Publicar em (opcional)',
    hint: 'Nesse dia e horário, o evento é publicado automaticamente.',
  },
  imagem: {
    label: 'Endereço da imagem de capa',
    hint: 'Em geral não é preciso: a capa se escolhe entre as fotos do evento. Imagens guardadas em outros sites não aparecem, para proteger quem visita.',
  },
}

export const eventFormWords = {
  extras: 'Mais detalhes (opcional)',
  create: 'Criar evento',
  creating: 'Criando...',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  editTitle: 'Editar evento',
  problems: 'Confira os campos marcados.',
  nothingToSave: 'Nada foi mudado neste evento.',
}

export const draftWords = {
  of: (day: string, time: string) => `Rascunho de ${day}, ${time}`,
  today: 'hoje',
  yesterday: 'ontem',
  notSaved: '(ainda não salvo)',
  unanswered:
    '(enviado, mas a resposta não chegou: confira se já está salvo antes de salvar de novo)',
  discard: 'Descartar',
}

export const limitWords = {
  upTo: (limit: number) => `Até ${limit.toLocaleString('pt-BR')} caracteres.`,
  left: (left: number) => {
    const [count, unit] = [Math.abs(left), Math.abs(left) === 1 ? 'caractere' : 'caracteres']
    if (left < 0) return `Passou do limite: tire ${count} ${unit}.`
    return `${count === 1 ? 'Resta' : 'Restam'} ${count} ${unit}.`
  },
}

export const photosWords = {
  title: (nome: string) => `Fotos de ${nome}`,
  consent: {
    label: 'Tenho a autorização das pessoas retratadas ou dos responsáveis',
    text: 'Quem pode ser reconhecido em uma foto precisa ter autorizado a publicação; no caso de crianças e adolescentes, quem autoriza são os responsáveis, por escrito. Confirme uma vez para este evento; ficam guardados o dia da confirmação e o nome de quem confirmou.',
    button: 'Confirmar e seguir para as fotos',
    confirmAgain: 'Abrir a página de fotos',
    audience: {
      legend: 'Para quem ela vale',
      /** In 'O que mudou'. */
      changed: 'Autorização',
      choices: {
        familias: {
          label: 'Para as famílias deste evento',
          hint: 'As fotos podem ficar em “Famílias, com o link”.',
        },
        todos: {
          label: 'Para todos',
          hint: 'As fotos podem ficar no site, abertas a qualquer pessoa.',
        },
      } satisfies Record<Audience, { label: string; hint: string }>,
      forEveryone:
        'Este evento é para todos, e qualquer pessoa na internet vai ver as fotos: a autorização precisa valer para isso. Se ela vale só para as famílias, mude antes “Quem vê”, na lista de eventos.',
      onlyFamilies: (day: string) =>
        `A autorização confirmada em ${day} vale só para as famílias, e este evento é para todos.`,
    },
    confirmed: (day: string, by: string | undefined, audience: Audience) =>
      `Autorização confirmada em ${day}${by ? `, por ${by}` : ''}, ${audience === 'todos' ? 'para todos' : 'para as famílias'}.`,
    where: 'Onde estão as autorizações (opcional)',
    whereHint: 'Por exemplo: pasta azul, na secretaria; ou o nome do sistema.',
    kept: (where: string) => `As autorizações estão em: ${where}.`,
    place: {
      open: (isKnown: boolean) =>
        isKnown ? 'Mudar onde estão as autorizações' : 'Anotar onde estão as autorizações',
      save: 'Salvar',
      saved: 'O lugar das autorizações foi salvo.',
      notSaved: {
        title: 'Erro ao Salvar',
        text: 'Não foi possível salvar onde estão as autorizações. Tente novamente.',
      },
    },
    missing:
      'Falta confirmar a autorização de quem aparece nas fotos. Abra a página de fotos do evento e confirme antes de enviar.',
  },
  none: 'Escolha pelo menos uma foto.',
  choose: 'Escolher fotos',
  dropHere: 'ou arraste as fotos para cá',
  hint: 'Imagens JPG, PNG, GIF, máximo 5MB por arquivo',
  needsScript:
    'Para enviar fotos, o navegador precisa de JavaScript. Ligue-o nas configurações, ou use outro navegador.',
  input: 'Fotos para enviar',
  progress: 'Envio das fotos',
  preparing: 'Preparando o envio...',
  sending: (sent: string, total: string) => `Enviando: ${sent} de ${total}`,
  cancelling: 'Cancelando...',
  processing: (done: number, total: number) =>
    total === 1 ? 'Preparando a foto...' : `Preparando as fotos: ${done} de ${total} prontas`,
  offline: 'Sem internet. Deixe aberto: continua quando ela voltar.',
  files: 'Fotos deste envio',
  states: {
    'to-send': 'na fila',
    sending: 'enviando',
    sent: 'chegou',
    refused: 'ficou de fora',
  },
  notKeptHere: (name: string) =>
    `Arquivo ${name} não foi guardado neste aparelho. Escolha-o de novo.`,
  discarding: {
    title: 'Desistir destas fotos',
    question: (count: number) =>
      count === 1
        ? '1 foto já chegou ao site e ainda não está no evento.'
        : `${count} fotos já chegaram ao site e ainda não estão no evento.`,
    consequence: 'Se você desistir, será preciso enviá-las de novo.',
    confirm: 'Desistir das fotos',
  },
  leftToSend: (left: number, total: number) =>
    left === 1 ? `Falta 1 de ${total} fotos.` : `Faltam ${left} de ${total} fotos.`,
  proceed: 'Continuar o envio',
  waiting: (count: number) =>
    count === 1 ? '1 foto espera por você' : `${count} fotos esperam por você`,
  saveWaiting: (count: number) =>
    count === 1 ? 'Salvar no evento' : `Salvar as ${count} no evento`,
  gone: 'As fotos que já tinham chegado não esperam mais no site. Escolha-as e envie de novo.',
  cancelled:
    'Este envio foi cancelado em outra aba ou em outro aparelho. Nenhuma foto dele foi salva.',
  elsewhere: 'Estas fotos estão sendo enviadas em outra aba. Deixe-a aberta até o fim.',
  again: 'Enviar novamente',
  discard: 'Desistir destas fotos',
  toUpload: 'Ver o envio',
  sendOthers: (count: number) => (count === 1 ? 'Enviar a outra' : `Enviar as outras ${count}`),
  reduce: 'Reduzir e enviar',
  reduceAndLeave: (good: number, reduced: number) => {
    const sent = good + reduced
    if (sent === 1) return 'Será enviada 1 foto, reduzida.'
    if (good === 0) return `Serão enviadas ${sent} fotos, todas reduzidas.`
    return `Serão enviadas ${sent} fotos, ${reduced} delas ${reduced === 1 ? 'reduzida' : 'reduzidas'}.`
  },
  leaveOut: (names: string[]) =>
    `${names.length === 1 ? 'Fica' : 'Ficam'} de fora: ${listed(names)}.`,
  leftOut: (names: string[]) =>
    `${names.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${new Intl.ListFormat('pt-BR').format(names)}.`,
  stopSending: 'A foto ainda está sendo enviada. Sair desta página e desistir dela?',
  stopReducing: 'As fotos ainda estão sendo reduzidas. Sair desta página e desistir delas?',
  reducing: 'Redução das fotos',
  reducingOf: (done: number, total: number) => `Reduzindo as fotos: ${done} de ${total} prontas`,
  reduced: (count: number) =>
    count === 1
      ? '1 foto foi reduzida para caber no limite.'
      : `${count} fotos foram reduzidas para caber no limite.`,
  unsent: (count: number) =>
    count === 1
      ? '1 foto escolhida antes ainda não foi enviada.'
      : `${count} fotos escolhidas antes ainda não foram enviadas.`,
  empty: 'Este evento ainda não tem fotos.',
  downloadAll: 'Baixar todas',
  listTitle: 'Fotos do evento',
  view: 'Ver',
  viewLabel: (nome: string) => `Ver ${nome} em nova aba`,
  remove: 'Excluir',
  removeLabel: (nome: string) => `Excluir ${nome}`,
  cover: 'Usar como capa',
  isEventCover: 'Capa do evento',
  isCover: 'Capa',
  options: 'Opções',
  optionsLabel: (nome: string) => `Opções de ${nome}`,
  viewInTab: 'Ver em nova aba',
  caption: 'Legenda (opcional)',
  writeCaption: 'Escrever uma legenda',
  captionIs: (caption: string) => `Legenda: ${caption}`,
  captionHint: 'Aparece com a foto ampliada e é lida para quem não vê a imagem.',
  saveCaption: 'Salvar legenda',
  saving: 'Salvando...',
  move: 'Mover',
  moveLabel: (nome: string) => `Mover ${nome}`,
  moveTitle: (count: number) => (count === 1 ? 'Mover 1 foto' : `Mover ${count} fotos`),
  toStart: 'Mover para o início',
  toEnd: 'Mover para o fim',
  moveHint: 'Para mudar a ordem, toque em “Mover” ou, no computador, arraste as fotos.',
  lifted: (photo: string, place: number, total: number) =>
    `${photo} na posição ${place} de ${total}. Use os botões ou, no teclado, as setas; Enter confirma, Esc cancela.`,
  oneBack: 'Uma antes',
  oneOn: 'Uma depois',
  drop: 'Pronto',
  sortByDate: 'Ordenar por data da foto',
  selectAll: 'Selecionar todas',
  selectAllOnPage: 'Selecionar todas nesta página',
  allOnPage: 'Todas nesta página',
  number: (number: number) => `Foto nº ${number}`,
  find: {
    label: 'Procurar pelo número da foto',
    hint: 'O número vem no pedido de remoção, e aparece em cada foto.',
    button: 'Procurar',
    missing: (number: number) =>
      `Não há foto nº ${number} neste evento: pode já ter sido excluída.`,
  },
  selectLabel: (nome: string) => `Selecionar ${nome}`,
  selected: (count: number) => (count === 1 ? '1 foto selecionada' : `${count} fotos selecionadas`),
  removeSelected: 'Excluir selecionadas',
  clearSelection: 'Limpar seleção',
  sentAt: (moment: string) => `Enviada em ${moment}`,
  unnamed: 'foto sem nome',
  pages: 'Páginas de fotos',
  earlier: 'Anteriores',
  later: 'Seguintes',
  lostConnection: 'A conexão com o site falhou. Verifique sua internet e tente de novo.',
  refusedBySite:
    'O site recusou este envio (erro 403). Saia da área administrativa, entre de novo e tente outra vez.',
  serverError:
    'Houve um erro no servidor (erro 500). Nenhuma foto foi salva: tente de novo em alguns minutos.',
  serverDown: (status: number) =>
    `O site está fora do ar ou reiniciando (erro ${status}). Tente de novo em alguns minutos.`,
  unexpectedAnswer: (status: number) =>
    `O site respondeu de um modo inesperado (erro ${status}). Tente de novo em alguns minutos.`,
  unreadable: 'Não foi possível ler as fotos enviadas.',
  tooMany: 'Envie no máximo 200 fotos por vez.',
  overTheLimit:
    'O envio passou do limite do servidor. Envie menos fotos por vez, ou peça para aumentar o limite.',
  tooLarge: 'Um dos arquivos é muito grande (máximo 5MB)',
}

export function listed(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `mais ${names.length - 3}`] : names
  return new Intl.ListFormat('pt-BR').format(shown)
}

export const removeWords = {
  eventTitle: 'Excluir evento',
  event: (nome: string, photos: number) => {
    if (photos === 0) return `Excluir “${nome}”?`
    return photos === 1
      ? `Excluir “${nome}” e sua foto?`
      : `Excluir “${nome}” e suas ${photos.toLocaleString('pt-BR')} fotos?`
  },
  photoTitle: 'Excluir foto',
  photo: (number: number, nome: string) => `Excluir a foto nº ${number} (“${nome}”)?`,
  photos: (numbers: readonly number[]) => {
    const listed = new Intl.ListFormat('pt-BR').format(numbers.map(String))
    const which = numbers.length <= 12 ? ` São as de nº ${listed}.` : ''
    return `Excluir ${numbers.length} fotos?${which}`
  },
  forGood: 'Esta ação não pode ser desfeita.',
  redactInstead:
    'Se alguém pediu para não aparecer e a foto serve para os outros, dá para cobrir só o rosto: em “Opções”, “Cobrir rosto”.',
  confirm: 'Excluir',
  removing: 'Um momento...',
}

export const schoolWords = {
  title: 'A escola no site',
  text: 'O que o site diz da escola. O que você salva aqui vale na hora, em todas as páginas.',
  often: 'O que muda sempre',
  seldom: 'O que muda de vez em quando',
  search: {
    label: 'Procurar',
    example: 'telefone, Instagram, logo',
    found: (pages: number) => {
      if (pages === 0) return 'Nada com estas palavras. Tente outra, como aparece no site.'
      return pages === 1 ? '1 página' : `${pages} páginas`
    },
  },
  back: 'Voltar para a escola',
  unknownGroup: { title: 'Página não encontrada', text: 'Esta página não existe.' },
  sample: 'Exemplo',
  samples: (count: number) => (count === 1 ? '1 exemplo' : `${count} exemplos`),
  confirm: 'Está certo assim',
  missing: 'Falta',
  confirmEmpty: 'A escola não tem',
  backToOriginal: 'Voltar ao original',
  nothingToSave: 'Nada foi mudado nesta página.',
  saved: 'Salvo! O site já mostra a mudança.',
  savedOffSite: 'Salvo. O site não mostra este item agora: a lista diz por quê.',
  deletedMeanwhile:
    'Alguém excluiu enquanto você escrevia. O que você digitou continua nesta página, e a exclusão pode ser desfeita em “O que mudou”.',
  notSaved: 'Não foi possível salvar. Tente novamente.',
  left: {
    title: 'Antes de publicar',
    count: (count: number) => (count === 1 ? 'Falta 1 item' : `Faltam ${count} itens`),
    text: 'O site veio com valores de exemplo. Troque cada um pelo da escola; esta lista some quando não faltar nada.',
    putAway: 'Guardar a lista',
    takeOut: 'Voltar a lista para o alto',
    forServer: 'Para quem cuida do servidor:',
    ownPartDone: 'A parte da escola está pronta. Para quem cuida do servidor:',
  },
  history: {
    title: 'Voltar atrás',
    last: ({ what, at }: { what: string; at: string }) => `Última alteração, em ${at}: ${what}.`,
    first: 'O site está como veio, antes da primeira alteração.',
  },
}

export const previewWords = {
  button: 'Ver como fica',
  problem: 'Ainda não dá para mostrar. Feche esta aba e confira:',
}

export const noticeWords = {
  title: 'Aviso',
  changes: 'Uma linha no alto de todas as páginas. Quem visita pode fechá-la.',
  fields: {
    text: {
      label: 'Texto',
      hint: 'Por exemplo: Matrículas abertas para 2027. Se ficar vazio, não há aviso.',
    },
    link: {
      label: 'Link (opcional)',
      hint: 'Uma página do site, como /contato, ou um endereço, como www.escola.com.br.',
    },
    firstDay: {
      label: 'Primeiro dia (opcional)',
      hint: 'Até lá, o aviso espera. Se ficar vazio, aparece na hora.',
    },
    lastDay: {
      label: 'Último dia (opcional)',
      hint: 'Depois dele, o aviso sai do ar sozinho.',
    },
  },
  scheduled: (day: string | null) =>
    day ? `Salvo! O aviso aparece a partir de ${day}.` : 'Salvo! O aviso aparece no primeiro dia.',
}
