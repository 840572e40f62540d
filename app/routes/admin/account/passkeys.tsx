import { href, Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { passkeyWords } from '#content/admin.ts'
import { formatAtSchool } from '#domain/school-day.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { RequirePasskeyForm } from './require-passkey-form.tsx'

export type PasskeyView = { id: string; name: string; createdAt: number; usedAt: number | null }

type PasskeysProps = { passkeys: PasskeyView[]; required: boolean }

export function Passkeys({ passkeys, required }: PasskeysProps) {
  return (
    <section className="bubble mt-8 max-w-xl border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title">{passkeyWords.title}</h2>
      <p className="mt-2 text-soft">{passkeyWords.text}</p>
      {passkeys.length === 0 ? (
        <p className="mt-4">{passkeyWords.none}</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <PasskeyForm count={passkeys.length} />
      {passkeys.length > 0 && <RequirePasskeyForm required={required} />}
    </section>
  )
}

function PasskeyRow({ id, name, createdAt, usedAt }: PasskeyView) {
  const used = usedAt === null ? passkeyWords.neverUsed : passkeyWords.used(dayOf(usedAt))
  return (
    <li className="grid items-center gap-3 border-line border-t pt-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="break-words font-semibold">{name}</p>
        <p className="text-small text-soft">
          {passkeyWords.created(dayOf(createdAt))}, {used}
        </p>
      </div>
      <Link
        to={`${href('/admin/conta/chaves/excluir')}?chave=${encodeURIComponent(id)}`}
        aria-label={passkeyWords.removeLabel(name)}
        className={buttonClass('quiet')}
      >
        {passkeyWords.remove}
      </Link>
    </li>
  )
}

function dayOf(moment: number): string {
  return formatAtSchool(moment, { dateStyle: 'short' })
}
