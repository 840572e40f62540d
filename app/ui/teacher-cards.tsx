import { languageList } from '#content/language-names.ts'
import type { Teacher } from '#domain/school/lists/lists.ts'
import { Picture, type PictureSource } from './picture.tsx'
import { unbroken } from './unbroken.tsx'

export type TeacherView = Pick<Teacher, 'id' | 'name' | 'languages' | 'sentence'> & {
  photo: PictureSource | null
}

type TeacherCardsProps = { teachers: readonly TeacherView[]; withLanguages?: boolean }

export function TeacherCards({ teachers, withLanguages = false }: TeacherCardsProps) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {teachers.map(({ id, name, languages, sentence, photo }) => (
        <li key={id} className="flex items-start gap-4">
          {photo ? (
            <Picture
              source={photo}
              alt={name}
              sizes="6rem"
              className="bubble aspect-square w-24 flex-none [--bubble:1.5rem]"
            />
          ) : (
            <span
              aria-hidden="true"
              className="bubble grid aspect-square w-24 flex-none place-items-center bg-blue-tint font-display font-semibold text-heading text-brand [--bubble:1.5rem]"
            >
              {name.charAt(0)}
            </span>
          )}
          <div className="wrap-anywhere min-w-0">
            <h3 className="text-title">{unbroken(name)}</h3>
            {withLanguages && <p className="text-small text-soft">{languageList(languages)}</p>}
            <p className="mt-1">{unbroken(sentence)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
