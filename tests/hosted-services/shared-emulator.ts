import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A URL that returns the port of the Firestore that all files of a project share. */
    sharedEmulator: string
  }
}

/**
 * Vitest's global set-up. Starting an emulator takes seconds, so each project of vitest.config.ts shares one,
 * started by the first file that needs it. Each file has its own Firestore projects in it.
 */
export default async function provideEmulator({ provide, config }: TestProject) {
  let starting: ReturnType<typeof startWarm> | null = null
  const starter = createServer(async (_, response) => {
    try {
      starting ??= startWarm({ ...process.env, ...config.env })
      response.end(String((await starting).port))
    } catch (fault) {
      response.writeHead(500).end(String(fault))
    }
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const address = starter.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  provide('sharedEmulator', `http://127.0.0.1:${address.port}`)
  return async () => {
    starter.close()
    await (await starting)?.stop()
  }
}

/** The first response takes seconds on a busy machine, and the stores do not wait that long. */
async function startWarm(env: NodeJS.ProcessEnv) {
  // Imported only here: most runs of a few tests need neither.
  const { connectFirestore } = await import('#adapters/firestore/connection.ts')
  const { startServer } = await import('./firestore-emulator.ts')
  const server = await startServer(env)
  const emulatorHost = `127.0.0.1:${server.port}`
  const connection = connectFirestore({ projectId: 'primeira-resposta', emulatorHost })
  await connection.db.collection('eventos').get()
  await connection.close()
  return server
}
