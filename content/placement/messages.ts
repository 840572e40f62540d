import { lowerCase } from '#content/lower-case.ts'
import { mailtoLink } from '#domain/mailto-link.ts'
import type { Result } from '#domain/placement/result.ts'
import { addressLine, chatLink } from '#domain/school/school-links.ts'
import type { School } from '#domain/school/school-schema.ts'
import { noStanding, resultWords, skillNames, standingNames } from './levels.ts'
import { placementWords } from './words.ts'

/** What a result tells of the school. */
export type ResultSchool = Pick<School, 'name' | 'phone' | 'whatsapp' | 'address'>

type ShownResult = {
  school: ResultSchool
  language: string
  result: Result
  courses: readonly { title: string }[]
}

/** The visitor's own message to the school: nothing is sent before they press 'send' there. */
export function chatWithResult({ school, language, result }: ShownResult): string {
  return chatLink(
    school,
    [
      `Olá! Fiz o teste de nível de ${lowerCase(language)} no site.`,
      '',
      ...resultLines(result),
      '',
      'Qual curso combina comigo?',
    ].join('\n'),
  )
}

export function mailWithResult(shown: ShownResult): string {
  const subject = `${placementWords.title(shown.language)}: ${shown.result.level}`
  return mailtoLink({ subject, body: resultText(shown) })
}

export function resultText({ school, language, result, courses }: ShownResult): string {
  return [
    `${placementWords.title(language)} | ${school.name}`,
    '',
    ...resultLines(result),
    '',
    resultWords(result).meaning,
    '',
    ...(courses.length > 0
      ? [`${placementWords.result.courses}:`, ...courses.map((course) => `- ${course.title}`), '']
      : []),
    placementWords.result.disclaimer,
    '',
    `${school.name}, ${school.phone}`,
    addressLine(school),
  ].join('\n')
}

function resultLines(result: Result): string[] {
  const { level, near, skills } = result
  const { score, near: nearWords } = placementWords.result
  return [
    resultWords(result).title,
    ...(near ? [nearWords(near, level)] : []),
    ...skills.map(
      ({ skill, right, asked, standing }) =>
        `- ${skillNames[skill]}: ${score(right, asked)} (${lowerCase(standing ? standingNames[standing] : noStanding)})`,
    ),
  ]
}
