import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { createPasskey, usePasskeySupport } from '#app/routes/admin/session/browser-passkeys.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { passkeyWords } from '#content/admin.ts'
import { maxPasskeyNameLength } from '#domain/admin/add-passkey.ts'

type Answer = {
  options?: PublicKeyCredentialCreationOptionsJSON
  problem?: string
  failure?: DialogMessage
}

/** Sends the password first; in return the server sends what the browser needs to create the passkey. */
export function PasskeyForm({ count }: { count: number }) {
  const hydrated = useHydrated()
  const supported = usePasskeySupport()
  const fetcher = useFetcher<Answer>()
  const form = useRef<HTMLFormElement>(null)
  const [declined, setDeclined] = useState<{ by: Answer; sentence: string } | null>(null)
  const { data: answer, submit } = fetcher
  const problem = declined?.by === answer ? declined?.sentence : answer?.problem
  const [creating, setCreating] = useState(false)
  const busy = creating || fetcher.state !== 'idle'

  useEffect(() => {
    if (!answer?.options) return
    const nome = String(new FormData(form.current ?? undefined).get('nome') ?? '')
    setCreating(true)
    void createPasskey(answer.options).then((resposta) => {
      setCreating(false)
      if (resposta === null || resposta === 'already') {
        const { already, notCreated } = passkeyWords
        return setDeclined({ by: answer, sentence: resposta ? already : notCreated })
      }
      return submit({ resposta, nome }, { method: 'post', action: href('/admin/conta/chaves') })
    })
  }, [answer, submit])

  useFocusOnProblem(form, problem)

  if (!hydrated) return null
  if (!supported) return <p className="mt-4 text-soft">{passkeyWords.unsupported}</p>
  return (
    <>
      <fetcher.Form
        ref={form}
        // The form for another passkey starts empty.
        key={count}
        method="post"
        action={href('/admin/conta/chaves/opcoes')}
        className="mt-6 grid gap-5 border-line border-t pt-5"
      >
        <label className="grid gap-2 font-semibold">
          {passkeyWords.name}
          <input
            type="text"
            name="nome"
            maxLength={maxPasskeyNameLength}
            autoComplete="off"
            aria-describedby="nome-dica"
            className="field-input font-normal"
          />
        </label>
        <p id="nome-dica" className="-mt-3 text-small text-soft">
          {passkeyWords.nameHint}
        </p>
        <PasswordField
          name="senha"
          label={passkeyWords.password}
          autoComplete="current-password"
          problem={problem}
        />
        <SubmitButton
          busy={busy}
          words={{ submit: passkeyWords.create, busy: passkeyWords.creating }}
          variant="secondary"
        />
      </fetcher.Form>
      <DismissibleMessage message={answer?.failure} answer={answer} />
    </>
  )
}
