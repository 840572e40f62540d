import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import type { Route } from './+types/export'

/** Everything that was counted, for a spreadsheet: in Brazil these separate columns with semicolons. */
export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const days = await context.get(servicesContext).statistics.all()
  const rows = days.flatMap(({ day, counts }) =>
    Object.entries(counts).map(([name, times]) => {
      const [what, ...where] = name.split(' ')
      return [day, what, where.join(' '), times].join(';')
    }),
  )
  const file = ['dia;o que;onde;vezes', ...rows].join('\r\n')
  return new Response(`\uFEFF${file}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="numeros-do-site.csv"',
    },
  })
})
