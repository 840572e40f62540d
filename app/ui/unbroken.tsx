import { Fragment, type ReactNode } from 'react'
import { monthNames } from '#domain/school-day.ts'

const price = 'R\\$\\s\\d'
const phone = '\\(\\d{2}\\)\\s\\d{4,5}[-\\s]\\d{4}'
const date = `\\d{1,2}º?\\sde\\s(?:${monthNames.join('|')})(?:\\sde\\s\\d{4})?`
const cityAndState = '\\s-\\s[A-Z]{2}\\b'
/** 'A1-C2', '60-80', '10/12/2026'. */
const range = '\\d\\S*[-–/]\\S'
/** The browser may break a line at its hyphen. */
const mail = '\\be-mails?\\b'
const mailAddress = '[\\w.+-]+@\\w'

/** Includes the punctuation around it: the browser may break the line at the edge of an inline block. */
const figure = new RegExp(
  `\\S*(?:${[price, phone, date, cityAndState, range, mail, mailAddress].join('|')})\\S*`,
  'g',
)

/**
 * The text, in which no price, phone number, date, range, 'e-mail' or e-mail address breaks over two lines. One that is
 * wider than its column still breaks; an address does so after its @ or before a dot.
 */
export function unbroken(text: string): ReactNode {
  const found = [...text.matchAll(figure)]
  if (found.length === 0) return text
  const ends = [0, ...found.map(({ 0: { length }, index }) => index + length)]
  return [
    ...found.flatMap(({ 0: words, index }, at) => [
      text.slice(ends[at], index),
      <span key={index} className="unbroken">
        {withBreaks(words)}
      </span>,
    ]),
    text.slice(ends.at(-1)),
  ]
}

function withBreaks(words: string): ReactNode {
  if (!words.includes('@')) return words
  return words.split(/(?<=@)|(?=\.\w)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}
