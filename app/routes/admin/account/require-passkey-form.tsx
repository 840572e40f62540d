import { Form, href } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** The second step of the sign-in, on and off. */
export function RequirePasskeyForm({ required }: { required: boolean }) {
  const words = required ? passkeyWords.required : passkeyWords.notRequired
  return (
    <Form
      method="post"
      action={href('/admin/conta/chaves/exigir')}
      preventScrollReset
      className="mt-8 grid gap-4 border-line border-t pt-5"
    >
      <input type="hidden" name="exigir" value={required ? 'nao' : 'sim'} />
      <p>{words.text}</p>
      <button type="submit" className={buttonClass('quiet', 'sm:justify-self-start')}>
        {words.button}
      </button>
    </Form>
  )
}
