import { data, href, type RouterContextProvider, redirectDocument } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import { logChange } from '#app/routes/admin/changes/record-change.ts'
import { type DialogMessage, faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { type FlashParams, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { FormValues } from '#app/routes/admin/forms/form-values.ts'
import { schoolWords } from '#content/admin.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { SchoolFormResult } from './school-form.tsx'

export const draftKeyOf = (page: string) => `escola-${page}`

type Context = Readonly<RouterContextProvider>
type Refused = { refusal: { result: SchoolFormResult; status: number } }

export const refuse = (result: SchoolFormResult, status = 200): Refused => ({
  refusal: { result, status },
})

/** The response to a form of the school's data: the page again with the typed values, or a redirect. */
export async function formAnswer<Saved>(
  { values, context }: { values: FormValues; context: Context },
  outcome: Promise<{ saved: RecordedChange } | Refused>,
  saved: () => Saved,
) {
  const settled = await orStoreFault(outcome, context)
  if (isStoreFault(settled)) {
    const failure = faultMessage(settled, 'Erro ao Salvar')
    return data<SchoolFormResult>({ values, failure }, { status: 503 })
  }
  if ('saved' in settled) {
    logChange(context, settled.saved)
    return saved()
  }
  const { result, status } = settled.refusal
  return data<SchoolFormResult>({ values, ...result }, { status })
}

/** Redirects with a full document, so that the root loader runs again. */
export function toSavedSchool(
  parte: string,
  [flash, params]: ['escola-salva' | 'aviso-agendado', FlashParams] = ['escola-salva', {}],
) {
  return redirectDocument(withFlash(href('/admin/escola'), flash, { parte, ...params }))
}

/** Two tabs may edit the same data: the second to save is warned before it overwrites the first. */
export const changedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Dados Alterados',
  text: schoolWords.changedElsewhere,
}

export const nothingToSave: DialogMessage = {
  kind: 'info',
  title: 'Nada a Salvar',
  text: schoolWords.nothingToSave,
}
