/** The photos behind a family link. */
export const familyPage = {
  title: 'Fotos para as famílias',
  description: (school: string) => `${school}: só para quem recebeu o link da escola.`,
  opening: 'Abrindo as fotos...',
  open: 'Ver as fotos',
  note: 'As fotos são para as famílias. Por favor, não publique.',
  download: 'Baixar todas',
  downloadHint: (photos: string) => `${photos} em um arquivo .zip`,
  shareText: (event: string) => `Fotos de “${event}”, para as famílias. Por favor, não publique.`,
  empty: 'As fotos deste evento ainda não chegaram. Volte em alguns dias, pelo mesmo link.',
  missing: {
    title: 'Este link não funciona',
    text: 'Ele pode ter expirado ou chegado incompleto. Peça um novo à escola.',
  },
  /** For a gallery's URL that is opened without its link: the same whether the gallery exists or not. */
  withoutLink: {
    title: 'Aqui só se entra pelo link',
    text: 'Para ver as fotos, abra o link que a escola enviou às famílias: este endereço só funciona no aparelho que já o abriu. Se você já tinha entrado, o link pode ter expirado: peça um novo à escola.',
  },
  contact: 'Falar com a escola',
  tooMany: 'Foram muitas tentativas com links inválidos. Espere um minuto e tente de novo.',
  preview: {
    ninguem: 'Rascunho: só a administração vê esta página, e é assim que as famílias a veriam.',
    familias: 'É assim que as famílias veem a página, com o link.',
  },
}
