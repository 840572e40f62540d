import { data, href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { findEvent } from '#app/routes/admin/event/find-event.ts'
import { listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { adminWords, schoolWords } from '#content/admin.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { classStatus, eventStatus, examDateStatus, noticeStatus } from '#content/status-pictures.ts'
import type { NumberedPhoto } from '#domain/events/listed-events.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { StatusWords } from '#domain/status-picture.ts'
import { isStatusKind, type StatusKind } from './status-path.ts'

export type StatusSubject = {
  name: string
  words: StatusWords
  back: { to: string; label: string }
  /** The page of the site about it. Null: not everyone may open one. */
  publicPath: string | null
  /** Photos that may be in the picture: those that everyone already sees. */
  photos: readonly NumberedPhoto[]
}

type Params = { tipo: string; id: string }
type Context = Readonly<RouterContextProvider>

const photosOffered = 24

/** What a status picture is about. Responds with 404 if there is no such thing. */
export async function statusSubject(
  { tipo, id }: Params,
  context: Context,
): Promise<StatusSubject> {
  const found = isStatusKind(tipo) ? await subjects[tipo](id, context) : null
  if (!found) throw data(schoolWords.unknownGroup, { status: 404 })
  return found
}

const subjects: Record<
  StatusKind,
  (id: string, context: Context) => Promise<StatusSubject | null>
> = {
  turmas: async (id, context) => {
    const { school, today } = await known(context)
    const one = school.classes.find((one) => String(one.id) === id)
    const course = school.courses.find((course) => course.id === one?.course)
    if (!one) return null
    const words = classStatus(one, { course, today })
    return ofList('classes', words, { name: words.title, isHidden: one.hidden, id })
  },
  datas: async (id, context) => {
    const { school, today } = await known(context)
    const date = school.examDates.find((one) => String(one.id) === id)
    const exam = school.exams.find((one) => one.id === date?.exam)
    if (!date || !exam) return null
    const words = examDateStatus(date, { exam, today })
    return ofList('examDates', words, { name: words.title, isHidden: date.hidden, id })
  },
  aviso: async (_, context) => {
    const { school } = await known(context)
    if (!school.notice?.text) return null
    const back = { to: href('/admin/escola'), label: schoolWords.back }
    const words = noticeStatus(school.notice)
    return { name: words.greeting, words, back, publicPath: '/', photos: [] }
  },
  evento: async (id, context) => {
    const { events, clock } = context.get(servicesContext)
    const { today } = await known(context)
    const event = await findEvent(id, context)
    const isForAll = isPublic(event, clock.publicNow())
    const gallery = isForAll ? await events.gallery(id, { from: 0, size: photosOffered }) : null
    const photos = gallery?.photos ?? []
    return {
      name: event.nome,
      words: eventStatus(event, { today, showsPhotos: photos.length > 0 }),
      back: { to: href('/admin'), label: adminWords.back },
      publicPath: isForAll ? href('/galeria-evento/:id', { id }) : null,
      photos,
    }
  },
}

async function known(context: Context) {
  const { school, now } = context.get(servicesContext)
  return { school: await school.current(), today: schoolDayOf(now()) }
}

type Item = { id: string; name: string; isHidden: true | undefined }

function ofList(
  list: 'classes' | 'examDates',
  words: StatusWords,
  { id, name, isHidden }: Item,
): StatusSubject {
  const { path, back, shownAt } = wordsOf(list)
  return {
    name,
    words,
    back: { to: listPath(path), label: back },
    publicPath: isHidden ? null : (shownAt?.item(id) ?? null),
    photos: [],
  }
}
