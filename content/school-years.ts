import type { SchoolDay } from '#domain/school-day.ts'
import { capitalized } from './language-names.ts'

type Years = { foundedYear: number; examCentreYear: number }

/** The years that pages name, and how long ago the school was founded: 'mais de 40 anos' in its 42nd year. */
export function schoolYears({ foundedYear, examCentreYear }: Years, today: SchoolDay) {
  return {
    founded: String(foundedYear),
    examCentre: String(examCentreYear),
    ...ageWords(Number(today.slice(0, 4)) - foundedYear, foundedYear),
  }
}

export type SchoolYears = ReturnType<typeof schoolYears>

function ageWords(age: number, foundedYear: number) {
  if (age < 1) {
    return {
      forYears: 'Desde este ano',
      yearsLater: 'Desde o primeiro dia',
      ageFigure: String(foundedYear),
      ageTitle: 'é o ano em que abrimos',
    }
  }
  const count = age < 10 ? age : age - (age % 10)
  const moreThan = count < age ? 'mais de ' : ''
  const years = `${count} ${count === 1 ? 'ano' : 'anos'}`
  return {
    forYears: `Há ${moreThan}${years}`,
    yearsLater: capitalized(`${moreThan}${years} depois`),
    ageFigure: moreThan ? years.replace(' ', '+ ') : years,
    ageTitle: 'de experiência',
  }
}
