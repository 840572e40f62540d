import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { askForPasskey, usePasskeySupport } from '#app/routes/admin/session/browser-passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { passkeyWords } from '#content/admin.ts'

type PasskeyLoginProps = {
  goOnTo: string
  /** The password was correct, but is not enough. */
  needed: boolean
}

/** Signs in without the password, if the browser supports it. */
export function PasskeyLogin({ goOnTo, needed }: PasskeyLoginProps) {
  const supported = usePasskeySupport()
  const fetcher = useFetcher<{ problem?: string; failure?: DialogMessage }>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = asking || fetcher.state !== 'idle'
  const { problem: refusal, failure } = fetcher.data ?? {}
  const shown = problem ?? refusal ?? (failure && `${failure.title}: ${failure.text}`)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (needed) button.current?.focus()
  }, [needed])
  if (!supported) {
    return needed && <Alert>{`${passkeyWords.needed} ${passkeyWords.unsupported}`}</Alert>
  }

  const enter = async () => {
    if (busy) return
    setAsking(true)
    setProblem(null)
    const answer = await passkeyAnswer()
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    const action = `${href('/admin/login/chave')}?volta=${encodeURIComponent(goOnTo)}`
    await fetcher.submit(answer, { method: 'post', action })
  }

  return (
    <div className="mt-5 grid gap-5">
      {needed ? (
        <p role="status" className="bubble bg-sun-tint px-4 py-3 font-semibold">
          {passkeyWords.needed}
        </p>
      ) : (
        <p className="text-center text-soft">{passkeyWords.or}</p>
      )}
      <Button
        ref={button}
        variant="secondary"
        className="w-full"
        onClick={enter}
        aria-disabled={busy}
      >
        <PanelIcon name="key-round" className="size-5" />
        {busy ? passkeyWords.entering : passkeyWords.enter}
      </Button>
      {shown && !busy && <Alert>{shown}</Alert>}
    </div>
  )
}

function Alert({ children }: { children: string }) {
  return (
    <p role="alert" className="bubble bg-danger-tint px-4 py-3 font-semibold text-danger">
      {children}
    </p>
  )
}

async function passkeyAnswer(): Promise<{ resposta: string } | { problem: string }> {
  const answer = await fetch(href('/admin/login/chave'))
    .then((response) => response.json())
    .catch(() => null)
  if (!answer?.options) return { problem: answer?.problem ?? passkeyWords.notUsed }
  const resposta = await askForPasskey(answer.options)
  return resposta ? { resposta } : { problem: passkeyWords.notUsed }
}
