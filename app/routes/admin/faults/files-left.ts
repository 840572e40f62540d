import type { RouterContextProvider } from 'react-router'
import { logWarningContext, servicesContext } from '#app/context.ts'
import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import type { SavedChange } from '#domain/school/change-school.ts'

/** For the admin the photos are deleted; the log tells the operator which files are left. */
export function logFilesLeft(context: Readonly<RouterContextProvider>): OnFilesLeft {
  return (urls, fault) =>
    context.get(logWarningContext)('files of deleted photos are left for the next collection', {
      urls,
      err: fault,
    })
}

/** Deletes the files of pictures that went with their item. */
export function removeDropped(
  { dropped }: SavedChange,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  return removeFiles(dropped, context.get(servicesContext), logFilesLeft(context))
}
