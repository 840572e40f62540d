import { alsoPreparesFor } from './exams.ts'
import { inLanguages } from './language-names.ts'
import type { OriginalsSource } from './original-texts.ts'

/** What 'Sobre a Escola' says of exams. */
export function aboutExamOriginals({ years, offer, approval, examCentre }: OriginalsSource) {
  const { examLanguages, institutions, languages } = offer
  const ofCentre = (text: string) => (examCentre ? text : '')
  const ofExams = (text: string) => (institutions.length > 0 ? text : '')
  const highest = 'os níveis mais altos de Cambridge'
  const results = [approval.about, alsoPreparesFor(offer, 'TOEFL iBT', highest)].filter(Boolean)
  return {
    highlight2Figure: ofCentre('Cambridge'),
    highlight2Title: ofCentre(`centro de exames desde ${years.examCentre}`),
    highlight2Text: ofCentre(approval.highlight),
    highlight3Figure: ofExams('A1-C2'),
    highlight3Title: ofExams('reconhecimento internacional'),
    highlight3Text: ofExams(
      `Preparação para certificados aceitos em outros países, ${inLanguages(examLanguages, languages)}.`,
    ),
    section2Title:
      ofCentre(`${years.examCentre}: centro de exames Cambridge`) ||
      ofExams('Exames internacionais'),
    section2Text: ofExams(
      [
        ofCentre(
          `Desde ${years.examCentre}, somos centro autorizado de exames Cambridge. Para o aluno, isso significa preparar-se com quem conhece o formato de cada parte da prova, do enunciado das questões à conversa com o examinador.`,
        ),
        results.join(' '),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  }
}
