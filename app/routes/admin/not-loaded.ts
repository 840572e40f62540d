import { data } from 'react-router'
import { isStoreFault } from '#domain/store-fault.ts'
import { logErrorContext } from '../../context.ts'
import type { Route } from './+types/guard'
import { faultNotice } from './notice.ts'

/** For a page that is nothing without what its store holds: the frame tells the fault in its words. */
export function notLoaded(context: Route.LoaderArgs['context']) {
  return (fault: unknown): never => {
    if (!isStoreFault(fault)) throw fault
    context.get(logErrorContext)(fault)
    throw data(faultNotice(fault, 'Erro ao Carregar'), { status: 503 })
  }
}
