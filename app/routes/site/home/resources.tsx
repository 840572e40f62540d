import { Folded } from '#app/routes/site/layout/folded.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { type ResourceId, resources } from '#content/history.ts'

const icons: Record<ResourceId, IconName> = {
  multimedia: 'monitor-play',
  laboratory: 'headphones',
  wifi: 'wifi',
  ebooks: 'book-open-text',
  personalised: 'user-round-check',
  teachers: 'graduation-cap',
}

export function Resources() {
  return (
    <div className="mt-12 md:mt-28">
      <p className="eyebrow" lang="en">
        {resources.eyebrow}
      </p>
      <h3 className="mt-3 max-w-2xl text-subheading">{resources.title}</h3>
      <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2 md:mt-10 md:gap-y-9 lg:grid-cols-3">
        {resources.items.map(({ id, title, text }) => {
          const icon = icons[id]
          return (
            <li key={id} className="relative flex items-start gap-4">
              <span className="bubble grid size-13 flex-none place-items-center bg-blue-tint text-brand [--bubble:1rem]">
                <Icon name={icon} className="size-6" />
              </span>
              <div className="min-w-0 max-md:pr-10">
                <h4 className="font-display font-bold text-title leading-tight max-md:flex max-md:min-h-13 max-md:items-center">
                  {title}
                </h4>
                <Folded coversCard label={resources.more(title)}>
                  <p className="text-soft md:mt-1">{text}</p>
                </Folded>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
