import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { formatMoment } from '#content/moments.ts'
import { deviceWords } from '#content/people.ts'

type Device = { browser: string; startedAt: number; isThis: boolean }

/** The browsers in which the person is signed in. */
export function Devices({ devices }: { devices: Device[] }) {
  return (
    <section className="bubble mt-8 max-w-xl border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title">{deviceWords.title}</h2>
      <ul className="mt-4 grid gap-4">
        {devices.map(({ browser, startedAt, isThis }) => (
          <li key={`${startedAt} ${isThis}`} className="border-line border-t pt-4">
            <p className="font-semibold">
              {browser || deviceWords.unknown}
              {isThis && <span className="font-normal text-soft"> ({deviceWords.this})</span>}
            </p>
            <p className="text-small text-soft">
              {deviceWords.since(formatMoment(new Date(startedAt).toISOString()))}
            </p>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action={href('/admin/conta/aparelhos')} preventScrollReset>
          <button type="submit" className={buttonClass('quiet', 'mt-6')}>
            {deviceWords.endOthers}
          </button>
        </Form>
      )}
    </section>
  )
}
