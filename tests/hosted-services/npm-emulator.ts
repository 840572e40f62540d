import { FirestoreServer } from '@firestore-emulator/server'
import { freePort } from '#tests/running-site/free-port.ts'
import { startGrpcProxy } from './grpc-proxy.ts'
import { isolatedTransactions } from './isolated-transactions.ts'

/** Where Google's emulator is not installed. Its own transactions are neither isolated nor whole. */
export async function startNpmEmulator() {
  const server = new FirestoreServer()
  const inner = await freePort()
  await server.start(inner)
  const rules = isolatedTransactions((path) => server.state.getDocument(path).metadata)
  const proxy = await startGrpcProxy(inner, rules)
  return {
    port: proxy.port,
    stop: async () => {
      await proxy.stop()
      server.stop()
    },
  }
}
