import { unbroken } from '#app/ui/unbroken.tsx'
import { useTexts } from '#app/use-school.ts'
import { aboutPage, type Highlight } from '#content/about.ts'

const colors: Record<Highlight['id'], string> = {
  years: 'bg-accent-fill text-white sm:col-span-2 lg:col-span-1',
  centre: 'bg-brand-fill text-white sm:col-span-2 lg:col-span-1',
  recognition: 'bg-sun text-ink',
  graduates: 'bg-well text-text',
}

export function Highlights() {
  return (
    <ul className="frame grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {aboutPage.highlights(useTexts()).map(({ id, figure, title, text }, index) => (
        <li
          key={id}
          id={`quadro-${index + 1}`}
          className={`bubble flex flex-col p-6 md:p-7 ${colors[id]}`}
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
