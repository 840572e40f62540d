import { Form, href } from 'react-router'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { passkeyWords } from '#content/admin.ts'

/** Turns the second step of the sign-in on and off. */
export function RequirePasskeyForm({ required }: { required: boolean }) {
  const words = required ? passkeyWords.required : passkeyWords.notRequired
  const path = href('/admin/conta/chaves/exigir')
  const button = 'sm:justify-self-start'
  return (
    <div className="mt-8 grid gap-4 border-line border-t pt-5">
      <p>{words.text}</p>
      {required ? (
        <ButtonLink to={path} variant="quiet" className={button}>
          {words.button}
        </ButtonLink>
      ) : (
        <Form method="post" action={path} preventScrollReset className="grid">
          <button type="submit" name="exigir" value="sim" className={buttonClass('quiet', button)}>
            {words.button}
          </button>
        </Form>
      )}
    </div>
  )
}
