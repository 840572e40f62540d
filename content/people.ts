/** 'Pessoas': who has access, and how somebody gets it. */
export const peopleWords = {
  title: 'Pessoas com acesso',
  text: 'Todas cuidam de eventos, fotos e dados da escola. Cada uma entra com a própria senha.',
  responsibleText: (name: string) =>
    `Quem decide quem tem acesso é ${name}: convida, remove e cria links de entrada.`,
  responsibleMe: 'Quem decide quem tem acesso é você: convida, remove e cria links de entrada.',
  responsible: 'responsável',
  notResponsible: {
    title: 'Só a Pessoa Responsável',
    text: 'Só a pessoa responsável convida, remove e cria links de entrada. Em “Pessoas” está quem é.',
  },
  handOver: {
    open: 'Passar a responsabilidade',
    label: (name: string) => `Passar a responsabilidade a ${name}`,
    title: 'Passar a responsabilidade',
    question: (name: string) => `Passar a responsabilidade pelos acessos a ${name}?`,
    consequence:
      'Daí em diante só essa pessoa convida, remove e cria links de entrada. Os convites em aberto deixam de valer. Você continua com acesso a tudo o mais.',
    confirm: 'Passar a responsabilidade',
    failed: 'Erro ao Passar a Responsabilidade',
    done: 'Pronto! A responsabilidade mudou de mãos.',
  },
  leave: 'Sair da lista',
  you: 'você',
  since: (day: string) => `desde ${day}`,
  name: 'Seu nome',
  nameHint: 'Para que os outros saibam quem mudou o quê.',
  saveName: 'Salvar o nome',
  savingName: 'Salvando...',
  nameSaved: 'Nome salvo!',
  nameTooLong: (max: number) => `O nome é longo demais: use no máximo ${max} caracteres.`,
  newLink: 'Novo link de entrada',
  newLinkLabel: (name: string) => `Novo link de entrada para ${name}`,
  remove: 'Remover',
  removeLabel: (name: string) => `Remover ${name}`,
  confirmRemoval: 'Remover a pessoa',
  removeTitle: 'Remover o acesso',
  removeQuestion: (name: string) => `Remover o acesso de ${name}?`,
  removeSelf: 'Remover o seu próprio acesso?',
  removeConsequence:
    'A sessão é encerrada na hora em todos os aparelhos, e a senha, as chaves de acesso e os convites em aberto deixam de valer. O que foi publicado fica.',
  removeFromEnv:
    'Na configuração deste servidor há uma senha fixa para esta conta: quando o site reiniciar, ela volta. Peça a quem cuida do servidor que a retire de lá.',
  removed: 'Acesso removido.',
  removeFailed: 'Erro ao Remover',
  stillResponsible: {
    title: 'Acesso Não Removido',
    text: 'Você é a pessoa responsável. Passe a responsabilidade a outra antes de sair.',
  },
  last: {
    title: 'Acesso Não Removido',
    text: 'É a última pessoa com acesso. Convide outra antes.',
  },
}

export const invitationWords = {
  title: 'Convidar alguém',
  text: 'O site cria um link, que vale uma vez e por três dias. Envie só à pessoa: quem o abrir primeiro ganha acesso.',
  full: (max: number) =>
    `Já são ${max} pessoas, contando os convites em aberto. Remova alguém ou retire um convite antes.`,
  create: 'Convidar',
  creating: 'Criando o link...',
  failed: 'Erro ao Convidar',
  resetTitle: (name: string) => `Novo link de entrada para ${name}`,
  resetText: (name: string) =>
    `Para o caso de ${name} ter perdido a senha ou o celular. Com o link, que vale uma vez e por três dias, a pessoa escolhe outra senha, e a sessão é encerrada nos aparelhos em que ela entrou.`,
  resetCreate: 'Criar o link',
  made: (day: string) => `Pronto! O link vale até ${day}. Envie agora: ele não volta a aparecer.`,
  address: 'Link do convite',
  copy: 'Copiar o link',
  copied: 'Copiado',
  copyByHand: 'Selecione o link acima e copie.',
  share: 'Enviar pelo WhatsApp',
  message: (school: string, url: string) =>
    `Este link dá acesso à área administrativa do site da ${school}. Vale uma vez e por três dias: ${url}`,
  open: 'Convites em aberto',
  forNobody: 'Convite',
  forSomebody: (name: string) => `Novo link de entrada para ${name}`,
  by: (name: string, day: string) => `feito por ${name}, vale até ${day}`,
  withdraw: 'Retirar',
  withdrawLabel: 'Retirar o convite',
  withdrawal: {
    title: 'Retirar o convite?',
    question: 'Quem recebeu o link não poderá mais entrar com ele.',
    confirm: 'Retirar',
  },
  withdrawn: 'Convite retirado: o link não abre mais.',
  notWithdrawn: {
    title: 'Erro ao Retirar',
    text: 'Não foi possível retirar o convite. Tente novamente.',
  },
}

/** What somebody who opens the link sees. */
export const acceptanceWords = {
  title: 'Seu acesso ao site',
  text: (inviter: string) =>
    `${inviter} convidou você para cuidar do site da escola. Escolha com que e-mail e senha vai entrar.`,
  resetTitle: 'Escolha outra senha',
  resetText: (email: string) =>
    `Você entra com o e-mail ${email}. A sessão é encerrada nos aparelhos em que você entrou antes.`,
  name: 'Seu nome',
  email: 'E-mail',
  create: 'Entrar',
  creating: 'Entrando...',
  missing: 'Preencha este campo.',
  badEmail: 'Confira o e-mail: ele deve ser como ana@escola.com.br.',
  taken: 'Este e-mail já está em uso. Use outro ou, se ele é seu, entre com a sua senha.',
  full: 'Já há o máximo de pessoas com acesso. Avise quem convidou você.',
  gone: {
    title: 'Este convite não vale mais',
    text: 'Ele já foi usado, passou dos três dias ou foi retirado. Peça outro a quem convidou você.',
  },
  tooMany: 'Foram muitas tentativas com links inválidos. Espere um minuto e tente de novo.',
  toLogin: 'Ir para a entrada',
}

export const recoveryWords = {
  forgot: 'Esqueci a senha',
  title: 'Entrar sem a senha',
  text: 'Há três caminhos. Comece pelo primeiro que servir.',
  byCode: 'Com um código de recuperação',
  byCodeText:
    'Um dos dez códigos que a Conta mostrou uma vez, para imprimir ou salvar. Cada um vale uma vez.',
  email: 'E-mail',
  code: 'Código de recuperação',
  codeHint: 'Como abcde-fghjk-mnpqr. Tanto faz com ou sem traços.',
  passkeys: 'Apagar as minhas chaves de acesso (perdi o aparelho)',
  passkeysHint: 'Para entrar, a senha nova basta. Depois você pode criar outras chaves.',
  enter: 'Trocar a senha e entrar',
  entering: 'Entrando...',
  wrong: 'E-mail ou código incorretos',
  incomplete: 'Informe o e-mail e o código.',
  byColleague: 'Com a ajuda da pessoa responsável',
  byColleagueText:
    'Peça à pessoa responsável um novo link de entrada: em “Pessoas”, ela toca em “Novo link de entrada” ao lado do seu nome e envia o link a você.',
  byOperator: 'Com quem cuida do servidor',
  byOperatorText:
    'Se ninguém mais tem acesso nem códigos, quem cuida do servidor cria outra senha com um comando:',
  recovered: 'Senha trocada! A sessão foi encerrada nos outros aparelhos.',
  back: 'Voltar à entrada',
}

export const recoveryCodeWords = {
  title: 'Códigos de recuperação',
  text: 'Para entrar quando a senha ou o celular se perder. São dez; cada um vale uma vez.',
  none: 'Ainda não há códigos.',
  left: (left: number) => (left === 1 ? 'Resta 1 código.' : `Restam ${left} códigos.`),
  make: 'Gerar os códigos',
  makeNew: 'Gerar códigos novos',
  making: 'Gerando...',
  replaces: 'Os códigos de antes deixam de valer.',
  failed: 'Erro ao Gerar os Códigos',
  made: 'Guarde os códigos agora: eles não voltam a aparecer.',
  madeText:
    'Imprima ou salve, e guarde longe do celular e do computador em que você entra. Quem tem um código entra na sua conta.',
  print: 'Imprimir',
  save: 'Salvar em um arquivo',
  file: 'codigos-de-recuperacao.txt',
  fileText: (siteUrl: string, email: string, codes: string) =>
    `Códigos de recuperação\n\n${codes}\n\n${recoveryCodeWords.use(siteUrl, email)}\n`,
  use: (siteUrl: string, email: string): string =>
    `Para usar um: ${siteUrl}/admin/recuperar, com o e-mail ${email}. Cada código vale uma vez.`,
  back: 'Voltar para a conta',
  panel: 'Imprima 10 códigos: cada um abre o painel se você perder o celular.',
  used: (day: string, left: number) =>
    `Um código de recuperação foi usado em ${day} para entrar na sua conta; ${left === 0 ? 'não resta nenhum' : left === 1 ? 'resta 1' : `restam ${left}`}. Se não foi você, troque a senha.`,
}

export const deviceWords = {
  title: 'Aparelhos em que você entrou',
  unknown: 'Navegador',
  this: 'este aparelho',
  since: (day: string) => `Entrou em ${day}`,
  endOthers: 'Sair dos outros',
  ended: 'Pronto! Só este aparelho continua na sua conta.',
  notEnded: {
    title: 'Erro ao Sair',
    text: 'Não foi possível sair dos outros aparelhos. Tente novamente.',
  },
}
