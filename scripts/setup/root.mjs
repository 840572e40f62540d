import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Top folder of the project. Node 20 must read this: it runs before the pinned runtime is there. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
