import { statisticsWords } from '#content/statistics.ts'
import { formatCount } from '#domain/counts.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { Summary } from '#domain/statistics/summary.ts'

const words = statisticsWords.days
const [width, height, edge] = [600, 120, 6]

/** How often the site was opened on each day: a line, and the same as a table. */
export function DailyLine({ days }: { days: Summary['days'] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const points = days.map(({ visits }, index) => {
    const x = edge + (index * (width - 2 * edge)) / (days.length - 1)
    return [x, height - edge - (visits * (height - 2 * edge)) / most].map(Math.round).join()
  })
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <figure aria-hidden="true" className="text-small text-soft">
        <p>{statisticsWords.times(most)}</p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className="w-full overflow-visible"
        >
          <path d={`M0 ${height}H${width}`} className="stroke-line" strokeWidth="1" />
          <polyline
            points={points.join(' ')}
            fill="none"
            className="stroke-brand"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <p className="flex justify-between gap-4">
          <span>{first && formatLongDay(first.day)}</span>
          <span className="text-right">{last && formatLongDay(last.day)}</span>
        </p>
      </figure>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
          {words.table}
        </summary>
        <table className="mt-2 w-full max-w-xl text-left">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-4">{words.day}</th>
              <th className="py-2 pr-4 text-right">{words.visits}</th>
              <th className="py-2 text-right">{words.chats}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits, chats }) => (
              <tr key={day} className="border-line border-b">
                <th className="py-2 pr-4 font-normal">{formatLongDay(day)}</th>
                <td className="py-2 pr-4 text-right tabular-nums">{formatCount(visits)}</td>
                <td className="py-2 text-right tabular-nums">{formatCount(chats)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
