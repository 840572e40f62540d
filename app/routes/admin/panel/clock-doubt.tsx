import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { clockWords } from '#content/clock.ts'

/** `text`: what the clock says, and when the site last ran. */
export function ClockDoubt({ text }: { text: string }) {
  return (
    <section className="bubble mb-6 bg-danger-tint px-5 py-4">
      <p role="status" className="font-semibold">
        {text}
      </p>
      <p className="mt-2">
        {clockWords.held} {clockWords.wrong}
      </p>
      <Form method="post" action={href('/admin/relogio')} className="mt-4">
        <button type="submit" className={buttonClass('secondary')}>
          {clockWords.confirm}
        </button>
      </Form>
    </section>
  )
}
