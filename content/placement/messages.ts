import { lowerCase } from '#content/lower-case.ts'
import { mailtoLink } from '#domain/mailto-link.ts'
import type { Level } from '#domain/placement/question.ts'
import { type Result, wasTested } from '#domain/placement/result.ts'
import { addressLine, chatLink } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { noStanding, resultWords, skillNames, standingNames } from './levels.ts'
import { firstLesson } from './starting-point.ts'
import { placementWords } from './words.ts'

/** What a result says about the school. */
export type ResultSchool = Pick<ShownFacts, 'name' | 'phone' | 'whatsapp' | 'address'>

type ShownResult = {
  school: ResultSchool
  language: string
  result: Result
  courses: readonly { title: string }[]
  /** In the language of the test: see starting-point.ts. */
  firstWords: string
}

/** The visitor's own message to the school: nothing is sent before they press 'send' there. */
export function chatWithResult({ school, language, result }: ShownResult): string {
  if (!wasTested(result)) {
    return chatLink(school, `Olá! ${neverStudiedMessage(language)} ${resultWords(result).question}`)
  }
  return chatLink(
    school,
    [
      `Olá! Fiz o teste de nível de ${lowerCase(language)} no site.`,
      '',
      ...resultLines(result, placementWords.result.ownNear),
      '',
      resultWords(result).question,
    ].join('\n'),
  )
}

function neverStudiedMessage(language: string): string {
  return `Nunca estudei ${lowerCase(language)}.`
}

/** After the question about a class. */
export function resultInMessage({ language, result }: Pick<ShownResult, 'language' | 'result'>) {
  if (!wasTested(result)) return neverStudiedMessage(language)
  return `No teste de nível do site, o resultado foi ${resultWords(result).subject}.`
}

export function mailWithResult(shown: ShownResult): string {
  const subject = `${placementWords.title(shown.language)}: ${resultWords(shown.result).subject}`
  return mailtoLink({ subject, body: resultText(shown) })
}

export function resultText(shown: ShownResult): string {
  const { school, language, result, courses, firstWords } = shown
  const words = resultWords(result)
  return [
    `${placementWords.title(language)} | ${school.name}`,
    '',
    ...resultLines(result, placementWords.result.near),
    '',
    words.meaning,
    '',
    ...(result.startingPoint ? [...firstLessonLines(firstWords), ''] : []),
    ...(courses.length > 0
      ? [`${words.courses}:`, ...courses.map((course) => `- ${course.title}`), '']
      : []),
    words.disclaimer,
    '',
    ...schoolLines(school),
  ].join('\n')
}

/** The school's name, and its phone number and address if they are known. */
export function schoolLines({ name, phone, address }: ResultSchool): string[] {
  return [phone ? `${name}, ${phone}` : name, ...(address ? [addressLine({ address })] : [])]
}

function firstLessonLines(firstWords: string): string[] {
  return [
    `${firstLesson.title}:`,
    ...firstLesson.steps.map((step) => `- ${step}`),
    `  “${firstWords}”`,
  ]
}

function resultLines(result: Result, nearWords: (near: Level, level: Level) => string): string[] {
  const { level, near, skills, startingPoint } = result
  const { title } = resultWords(result)
  if (startingPoint) return [title]
  return [
    title,
    ...(near ? [nearWords(near, level)] : []),
    ...skills.map(
      ({ skill, right, asked, standing }) =>
        `- ${skillNames[skill]}: ${placementWords.result.score(right, asked)} (${lowerCase(standing ? standingNames[standing] : noStanding)})`,
    ),
  ]
}
