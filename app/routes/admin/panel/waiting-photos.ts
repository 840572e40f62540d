import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { waitingPhotos } from '#app/routes/admin/upload/waiting-photos.ts'
import { listed, photosWords } from '#content/admin.ts'
import { consentWithdrawalWords } from '#content/visibility.ts'
import { waitingWords as words } from '#content/waiting.ts'
import { isOldConsent, photosEndingSoon } from '#domain/events/consent.ts'
import { lackingPhotos, type SchoolEvent } from '#domain/events/event.ts'
import { formatLongDay, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import { isAnswered, removalRequests } from '#domain/statistics/removal-requests.ts'
import type { DayCounts } from '#domain/statistics/statistics.ts'
import type { Waiting } from './waiting-list.tsx'

type Context = Readonly<RouterContextProvider>
type Known = { hidden: readonly SchoolEvent[]; lastWeek: readonly DayCounts[]; today: SchoolDay }

const eventsLookedThrough = 2000
const changesLookedThrough = 100

/** What is to be done about photos. */
export async function photosToDo(
  context: Context,
  { hidden, lastWeek, today }: Known,
): Promise<Waiting[]> {
  const { events, now, clock } = context.get(servicesContext)
  const all = (await events.page({ from: 0, size: eventsLookedThrough })).events
  const nameOf = (id: string) => all.find((event) => event.id === id)?.nome
  const unsent = await unsentPhotos(context)
  const lacking = lackingPhotos(all, today).filter(({ id }) => !unsent.has(id))
  const old = all.filter((event) => event.photoCount > 0 && isOldConsent(event, now()))
  return [
    ...photosEndingSoon(hidden, clock.now())
      .filter(({ fotos }) => fotos.length > 0)
      .map(({ nome, apagarFotosEm = '' }) => {
        const day = formatLongDay(schoolDayOf(new Date(apagarFotosEm)))
        return { text: consentWithdrawalWords.endingSoon(`“${nome}”`, day), isUrgent: true }
      }),
    ...(await openRequests(context, lastWeek)).flatMap(([id, day]) => {
      const nome = nameOf(id)
      const link = { to: photosPath(id), label: words.openPhotos }
      return nome === undefined ? [] : { text: words.removalRequest(nome, day, today), link }
    }),
    ...[...unsent].flatMap(([id, count]) => {
      const nome = nameOf(id)
      const link = { to: photosPath(id), label: photosWords.waiting(count) }
      return nome === undefined ? [] : { text: `“${nome}”:`, link }
    }),
    ...lacking.map(({ id, nome }) => ({
      text: words.lacksPhotos(nome),
      link: { to: photosPath(id), label: words.addPhotos },
    })),
    ...(old.length > 0
      ? [{ text: consentWithdrawalWords.old(listed(old.map(({ nome }) => nome))) }]
      : []),
  ]
}

const photosPath = (eventoId: string) => href('/admin/evento/:eventoId/fotos', { eventoId })

/** How many have arrived and are not saved, by event. */
async function unsentPhotos(context: Context): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { eventId, files } of await waitingPhotos(context)) {
    counts.set(eventId, (counts.get(eventId) ?? 0) + files.length)
  }
  return counts
}

async function openRequests(context: Context, lastWeek: readonly DayCounts[]) {
  const requests = [...removalRequests(lastWeek)]
  if (requests.length === 0) return []
  const { changes } = context.get(servicesContext)
  const latest = await changes.before(null, changesLookedThrough)
  return requests.filter((request) => !isAnswered(request, latest))
}
