import { columnClasses } from '#app/ui/column-classes.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useTexts } from '#app/use-school.ts'
import { aboutPage, type Highlight } from '#content/about.ts'

const colors: Record<Highlight['id'], string> = {
  1: 'bg-accent-fill text-white',
  2: 'bg-brand-fill text-white',
  3: 'bg-sun text-ink',
  4: 'bg-well text-text',
}

export function Highlights() {
  const parts = aboutPage.highlights(useTexts())
  // On a tablet, the last two share a row.
  const isRow = (index: number) => parts.length - index > 2
  return (
    <ul
      className={`frame grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 ${columnClasses[parts.length]}`}
    >
      {parts.map(({ id, figure, title, text }, index) => (
        <li
          key={id}
          id={`quadro-${id}`}
          className={`bubble flex flex-col p-6 md:p-7 ${colors[id]} ${isRow(index) ? 'sm:col-span-2 lg:col-span-1' : ''}`}
        >
          <p className="font-bold font-display leading-tight">
            <span
              className={`block tracking-tight ${figure.length > 10 ? 'text-title' : 'text-[min(clamp(2rem,1.6rem+1.3vw,2.75rem),10vw)]'}`}
            >
              {unbroken(figure)}
            </span>
            {unbroken(title)}
          </p>
          <p className="mt-4">{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  )
}
