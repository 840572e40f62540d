import type { RouterContextProvider } from 'react-router'
import { logWarningContext } from '#app/context.ts'
import type { OnFilesLeft } from '#domain/photos/files-left.ts'

/** The admin reads that the photos are deleted, which is true; the operator what is left of them. */
export function logFilesLeft(context: Readonly<RouterContextProvider>): OnFilesLeft {
  return (urls, fault) =>
    context.get(logWarningContext)('files of deleted photos are left for the next sweep', {
      urls,
      err: fault,
    })
}
