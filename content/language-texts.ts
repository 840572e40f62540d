import { type LanguageId, languageIds } from '#domain/languages.ts'
import type { LanguageText } from '#domain/school/lists/lists.ts'

const texts: Record<LanguageId, Omit<LanguageText, 'id'>> = {
  ingles: {
    tagline: 'Dos primeiros sons ao C2 Proficiency',
    courseDescription:
      'Para todas as idades, das primeiras canções aos exames Cambridge e ao TOEFL.',
    lead: 'Do bebê que aprende cantando a quem negocia em outro país: inglês para todas as idades, dos primeiros sons ao C2 Proficiency.',
    study:
      'Do ENEM à universidade no exterior: ler com segurança, escrever com clareza e chegar ao certificado pedido.',
    work: 'Reuniões, entrevistas e apresentações no idioma que mais gente compartilha, com aulas sobre a sua área se você quiser.',
    life: 'Viagens, séries, jogos e amizades sem esperar pela legenda.',
    found:
      'para crianças, adolescentes e adultos, com preparação para os exames Cambridge e o TOEFL',
  },
  espanhol: {
    tagline: 'Muito além do portunhol',
    courseDescription:
      'Para jovens e adultos: pronúncia, falsos amigos e muita conversa, até o espanhol sair natural.',
    lead: 'Parecido não é igual. Aqui o portunhol vira espanhol, com pronúncia, falsos amigos e muita conversa.',
    study: 'As questões de espanhol do ENEM e dos vestibulares, e o DELE para quem quer ir além.',
    work: 'Nossos vizinhos falam espanhol. Quem os entende sem portunhol vende, compra e negocia melhor.',
    life: 'Cerca de vinte países, da Patagônia ao México, no idioma de quem mora lá.',
    found: 'para jovens e adultos: pronúncia, falsos amigos, conversa e preparação para o DELE',
  },
  frances: {
    tagline: 'Do bom-dia à conversa longa',
    courseDescription:
      'Para jovens e adultos: sons, ritmo e expressão para conversar, ler no original e chegar ao DELF e ao DALF.',
    lead: 'Um idioma que se aprende de ouvido, com ritmo e expressão, do primeiro bom-dia à conversa longa.',
    study: 'Ler no original e preparar-se para o DELF e o DALF, os diplomas oficiais de francês.',
    work: 'Turismo, gastronomia, moda, organismos internacionais: lugares em que o francês é da casa.',
    life: 'De Paris a Dacar, de Bruxelas a Montreal: um idioma que se ouve em cinco continentes.',
    found: 'para jovens e adultos: sons, ritmo, conversa e preparação para o DELF e o DALF',
  },
  alemao: {
    tagline: 'Palavra por palavra, até a mais comprida',
    courseDescription:
      'Para jovens e adultos: uma peça de cada vez, com lógica e prática, para estudar ou trabalhar.',
    lead: 'Palavra comprida se aprende por partes. Uma peça de cada vez, com lógica e prática, até a frase inteira.',
    study:
      'Um semestre ou uma faculdade em alemão começa com o idioma comprovado: o Goethe-Zertifikat vai do A1 ao C2.',
    work: 'Engenharia, saúde, pesquisa, indústria: áreas em que falar alemão faz diferença.',
    life: 'Entender os avós, a carta guardada na gaveta ou a cidade para onde a família vai se mudar.',
    found: 'para jovens e adultos: lógica, prática, conversa e preparação para o Goethe-Zertifikat',
  },
}

/** Used until the school sets its own in the admin area. */
export const languageTexts: readonly LanguageText[] = languageIds.map((id) => ({
  id,
  ...texts[id],
}))
