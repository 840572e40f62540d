import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { findEmulatorJar } from '#scripts/setup/firestore-emulator.mjs'
import { freePort } from '#tests/running-site/free-port.ts'
import { startGoogleEmulator } from './google-emulator.ts'
import { startMemoryFirestore } from './memory-firestore/memory-firestore.ts'

export type Emulator = {
  /** The value for FIRESTORE_EMULATOR_HOST. */
  host: string
  /** Cuts the line: open connections end; new ones are refused or, if 'hanging', get no response. */
  cut(how?: 'refused' | 'hanging'): Promise<void>
  restore(): Promise<void>
  stop(): Promise<void>
}

/** A Firestore for the tests, on a line that can be cut while its documents stay. */
export async function startEmulator(port?: number): Promise<Emulator> {
  const server = await startServer()
  const line = await openLine(server.port, port)
  return {
    ...line,
    stop: async () => {
      await line.stop()
      await server.stop()
    },
  }
}

/** Google's emulator if it is found and wanted, otherwise the one in memory. */
export function startServer(env: NodeJS.ProcessEnv = process.env) {
  const jar = findEmulatorJar(env)
  return jar ? startGoogleEmulator(jar) : startMemoryFirestore()
}

/** A separate line to an emulator that others use too. */
export async function openLine(serverPort: number, port?: number): Promise<Emulator> {
  const outer = port ?? (await freePort())
  const sockets = new Set<Socket>()
  let answers = true

  const open = async () => {
    const line = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
      if (!answers) return
      const there = connect({ port: serverPort, host: '127.0.0.1', noDelay: true })
      socket.setNoDelay(true)
      there.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('close', () => there.destroy())
      socket.pipe(there).pipe(socket)
    })
    line.listen(outer, '127.0.0.1')
    await once(line, 'listening')
    return line
  }
  let line: Awaited<ReturnType<typeof open>> | null = await open()
  const hangUp = async () => {
    const closing = line
    line = null
    const closed = closing && once(closing, 'close')
    closing?.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    host: `127.0.0.1:${outer}`,
    cut: async (how = 'refused') => {
      await hangUp()
      answers = false
      if (how === 'hanging') line = await open()
    },
    restore: async () => {
      await hangUp()
      answers = true
      line = await open()
    },
    stop: hangUp,
  }
}
