import type { TextItem, TextSection } from '#content/text-section.ts'
import { ExternalLink } from './external-link.tsx'
import { unbroken } from './unbroken.tsx'

type TextSectionsProps = { sections: readonly TextSection[]; numbered?: boolean }

export function TextSections({ sections, numbered = false }: TextSectionsProps) {
  return sections.map(({ id, title, paragraphs, items }, index) => (
    <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className="text-title">
        {numbered && <span className="text-accent">{index + 1}.</span>} {title}
      </h2>
      <div className="prose-text mt-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        {items && (
          <ul className="list-disc pl-5 [&>li+li]:mt-3">
            {items.map((item) => (
              <Item key={typeof item === 'string' ? item : item.text} item={item} />
            ))}
          </ul>
        )}
      </div>
    </section>
  ))
}

function Item({ item }: { item: TextItem }) {
  if (typeof item === 'string') return <li>{unbroken(item)}</li>
  const { label, to } = item.link
  const linkClass = 'font-semibold text-text underline underline-offset-4'
  return (
    <li id={item.id} className="scroll-mt-28">
      {unbroken(item.text)}{' '}
      {to.startsWith('https:') ? (
        <ExternalLink to={to} className={linkClass}>
          {label}
          <span className="sr-only"> (WhatsApp, abre em nova aba)</span>
        </ExternalLink>
      ) : (
        <a href={to} className={linkClass}>
          {unbroken(label)}
        </a>
      )}
    </li>
  )
}
