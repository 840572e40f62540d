import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { Button } from '../../../ui/button.tsx'
import { askForPasskey, usePasskeySupport } from '../browser-passkeys.ts'
import type { Notice } from '../notice.ts'

/** Signs in without the password, where the browser can. */
export function PasskeyLogin({ goOnTo }: { goOnTo: string }) {
  const supported = usePasskeySupport()
  const fetcher = useFetcher<{ problem?: string; failure?: Notice }>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = asking || fetcher.state !== 'idle'
  const { problem: refusal, failure } = fetcher.data ?? {}
  const shown = problem ?? refusal ?? (failure && `${failure.title}: ${failure.text}`)
  if (!supported) return null

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
      <p className="text-center text-soft">{passkeyWords.or}</p>
      <Button variant="secondary" className="w-full" onClick={enter} aria-disabled={busy}>
        <KeyRound aria-hidden="true" className="size-5" />
        {busy ? passkeyWords.entering : passkeyWords.enter}
      </Button>
      <p
        role="alert"
        className={shown && !busy ? 'bubble bg-red-tint px-4 py-3 font-semibold text-accent' : ''}
      >
        {!busy && shown}
      </p>
    </div>
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
