import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'

type BatchDecisionProps = { eventoId: string; envioId: string; save: string; discard: string }

/** Saves or drops the photos of a batch that have arrived, also without script. */
export function BatchDecision({ save, discard, ...batch }: BatchDecisionProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Form
        method="post"
        action={href('/admin/evento/:eventoId/fotos/envio/:envioId/salvar', batch)}
      >
        <button type="submit" className={buttonClass('primary')}>
          {save}
        </button>
      </Form>
      <Form
        method="post"
        action={href('/admin/evento/:eventoId/fotos/envio/:envioId/cancelar', batch)}
      >
        <button type="submit" className={buttonClass('quiet')}>
          {discard}
        </button>
      </Form>
    </div>
  )
}
