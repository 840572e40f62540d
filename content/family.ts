/** The gallery behind a family link. */
export const familyPage = {
  note: 'Só quem recebeu o link da escola vê esta página. Por favor, não publique as fotos de outras crianças.',
  download: 'Baixar todas',
  downloadHint: (photos: string) => `${photos} em um arquivo .zip`,
  empty: 'As fotos deste evento ainda não chegaram. Volte em alguns dias, pelo mesmo link.',
  missing: {
    title: 'Este link não funciona',
    text: 'Ele pode ter expirado ou ter chegado incompleto. Peça um novo à escola.',
    contact: 'Falar com a escola',
  },
  tooMany: 'Foram muitas tentativas com links inválidos. Espere um minuto e tente de novo.',
  preview: {
    ninguem: 'Rascunho: só a administração vê esta página, e é assim que as famílias a veriam.',
    familias: 'É assim que as famílias veem a página, com o link.',
    todos: 'Este evento é para todos: a página pública mostra o mesmo.',
  },
}
