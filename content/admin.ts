export const adminWords = {
  area: 'Área administrativa',
  toSite: 'Ver o site',
  signOut: 'Sair',
  welcome: (email: string) => `Olá, ${email}`,
  close: 'Entendi',
  cancel: 'Cancelar',
  dismiss: 'Fechar',
  back: 'Voltar ao painel',
  retry: 'Tentar novamente',
  uploading: 'Envio em Andamento',
  uploadingText: 'Espere o envio das fotos terminar e saia depois.',
}

export const loginWords = {
  title: 'Entrar na área administrativa',
  text: 'Para quem cuida dos eventos e das fotos da escola.',
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
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

export const panelWords = {
  title: 'Eventos',
  count: (total: number) => {
    if (total === 0) return 'Nenhum evento'
    return total === 1 ? '1 evento' : `${total.toLocaleString('pt-BR')} eventos`
  },
  newEvent: 'Novo evento',
  empty: 'Ainda não há eventos. Comece pelo botão “Novo evento”.',
  undated: 'Sem data',
  managePhotos: 'Gerenciar fotos',
  edit: 'Editar',
  remove: 'Excluir',
  seeGallery: 'Ver no site',
  addPhotos: 'Adicionar fotos',
  pages: 'Páginas de eventos',
  newer: 'Mais novos',
  older: 'Mais antigos',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

export const eventFormWords = {
  nome: 'Nome do evento',
  descricao: 'Descrição',
  data: 'Data',
  extras: 'Mais detalhes (opcional)',
  horario: 'Horário',
  horarioHint: 'Por exemplo: 18h às 22h',
  local: 'Local',
  participantes: 'Número de participantes',
  imagem: 'Endereço da imagem de capa',
  imagemHint:
    'Em geral não é preciso: a capa se escolhe entre as fotos do evento. Imagens guardadas em outros sites não aparecem, para proteger quem visita.',
  create: 'Criar evento',
  creating: 'Criando...',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  editTitle: 'Editar evento',
  problems: 'Confira os campos marcados.',
  nothingToSave: 'Nada foi mudado neste evento.',
  changedElsewhere:
    'Este evento foi alterado em outra aba ou aparelho depois que você abriu esta página. Confira abaixo o que você digitou: ao salvar de novo, é isso que fica valendo.',
}

export const photosWords = {
  title: (nome: string) => `Fotos de ${nome}`,
  consent: {
    label: 'Tenho autorização dos responsáveis',
    text: 'Fotos em que se reconheçam crianças ou adolescentes só são publicadas com a autorização escrita dos responsáveis. Confirme uma vez para este evento; a data da confirmação fica guardada.',
    button: 'Confirmar e seguir para as fotos',
    confirmed: (day: string) => `Autorização dos responsáveis confirmada em ${day}.`,
    missing:
      'Falta confirmar a autorização dos responsáveis. Abra a página de fotos do evento e confirme antes de enviar.',
  },
  choose: 'Escolher fotos',
  dropHere: 'ou arraste as fotos para cá',
  hint: 'Imagens JPG, PNG, GIF, máximo 5MB por arquivo',
  send: 'Enviar fotos',
  input: 'Fotos para enviar',
  progress: 'Envio das fotos',
  preparing: 'Preparando o envio...',
  sending: (sent: string, total: string) => `Enviando: ${sent} de ${total}`,
  processing: (done: number, total: number) => `Preparando as fotos: ${done} de ${total} prontas`,
  retrying: (attempt: number) => `A conexão falhou. Tentando de novo (${attempt} de 3)...`,
  again: 'Enviar novamente',
  discard: 'Desistir destas fotos',
  toUpload: 'Ver o envio',
  sendOthers: (count: number) => (count === 1 ? 'Enviar a outra' : `Enviar as outras ${count}`),
  reduce: 'Reduzir e enviar',
  reducing: 'Redução das fotos',
  reducingOf: (done: number, total: number) => `Reduzindo as fotos: ${done} de ${total} prontas`,
  reduced: (count: number) =>
    count === 1
      ? '1 foto foi reduzida para caber em 5MB.'
      : `${count} fotos foram reduzidas para caber em 5MB.`,
  waiting: (count: number) =>
    count === 1
      ? '1 foto escolhida antes ainda não foi enviada.'
      : `${count} fotos escolhidas antes ainda não foram enviadas.`,
  empty: 'Este evento ainda não tem fotos.',
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
  captionHint: 'Aparece com a foto ampliada e é lida para quem não vê a imagem.',
  saveCaption: 'Salvar legenda',
  saving: 'Salvando...',
  move: 'Mover',
  moveLabel: (nome: string) => `Mover ${nome}`,
  moveTitle: (count: number) => (count === 1 ? 'Mover 1 foto' : `Mover ${count} fotos`),
  toStart: 'Mover para o início',
  toEnd: 'Mover para o fim',
  moveHint: 'Arraste as fotos para mudar a ordem, ou toque em “Mover”.',
  lifted: (nome: string, place: number, total: number) =>
    `Movendo ${nome}: posição ${place} de ${total}. Use as setas; Enter confirma, Esc cancela.`,
  oneBack: 'Uma antes',
  oneOn: 'Uma depois',
  drop: 'Pronto',
  sortByDate: 'Ordenar por data da foto',
  selectAll: 'Selecionar todas',
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

export const removeWords = {
  eventTitle: 'Excluir evento',
  event: (nome: string, photos: number) => {
    if (photos === 0) return `Excluir “${nome}”?`
    return photos === 1
      ? `Excluir “${nome}” e sua foto?`
      : `Excluir “${nome}” e suas ${photos.toLocaleString('pt-BR')} fotos?`
  },
  photoTitle: 'Excluir foto',
  photo: (nome: string) => `Excluir a foto “${nome}”?`,
  photos: (count: number) => `Excluir ${count} fotos?`,
  forGood: 'Esta ação não pode ser desfeita.',
  confirm: 'Excluir',
  removing: 'Excluindo...',
}
