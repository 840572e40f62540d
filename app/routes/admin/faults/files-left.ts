import type { RouterContextProvider } from 'react-router'
import { logWarningContext } from '#app/context.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'

/** For the admin the photos are deleted; the log tells the operator which files are left. */
export function logFilesLeft(context: Readonly<RouterContextProvider>): OnFilesLeft {
  return (urls, fault) =>
    context.get(logWarningContext)('files of deleted photos are left for the next collection', {
      urls,
      err: fault,
    })
}
