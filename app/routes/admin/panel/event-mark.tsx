import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { formatMoment } from '#content/moments.ts'
import { visibilityWords } from '#content/visibility.ts'
import type { SeenBy } from './seen-by.ts'

/** Who sees the event. */
export function EventMark({ visibility, publicarEm }: SeenBy) {
  const mark = publicarEm
    ? visibilityWords.opensAt(formatMoment(publicarEm))
    : visibilityWords.choices[visibility].mark
  const [icon, look] = looks[visibility]
  return (
    <span className={`inline-flex items-center gap-1.5 ${look}`}>
      <PanelIcon name={icon} className="size-4.5 flex-none" />
      {mark}
    </span>
  )
}

const guarded = 'rounded-small bg-sun-tint px-1.5 font-semibold text-text'

const looks = {
  todos: ['eye', ''],
  familias: ['users', guarded],
  ninguem: ['eye-off', guarded],
} as const
