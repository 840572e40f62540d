import { data, type RouterContextProvider } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import { type DialogMessage, faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { isStoreFault } from '#domain/store-fault.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** A loader whose store faults reach the error boundary as a message: production hides the text of a thrown error. */
export function loading<A extends Args, Loaded>(
  load: (args: A) => Promise<Loaded>,
  title = 'Erro ao Carregar',
) {
  return async (args: A): Promise<Loaded> => {
    const loaded = await orStoreFault(load(args), args.context)
    if (isStoreFault(loaded)) throw data(faultMessage(loaded, title), { status: 503 })
    return loaded
  }
}

/**
 * An action that returns a store fault as data, so that the page and what was typed stay. `failed` is the title of the
 * dialog, the whole message, or a redirect for a form that shows no response.
 */
export function acting<A extends Args, Answer>(
  act: (args: A) => Promise<Answer>,
  failed: (args: A) => Response,
): (args: A) => Promise<Answer | Response>
export function acting<A extends Args, Answer>(
  act: (args: A) => Promise<Answer>,
  failed: string | DialogMessage,
): (args: A) => Promise<Answer | ReturnType<typeof failure>>
export function acting<A extends Args, Answer>(
  act: (args: A) => Promise<Answer>,
  failed: string | DialogMessage | ((args: A) => Response),
) {
  return async (args: A) => {
    const answer = await orStoreFault(act(args), args.context)
    if (!isStoreFault(answer)) return answer
    if (typeof failed === 'function') return failed(args)
    return failure(typeof failed === 'string' ? faultMessage(answer, failed) : failed)
  }
}

/** The status keeps the router from reloading the page's data. */
export function failure(message: DialogMessage) {
  return data({ failure: message }, { status: 503 })
}
