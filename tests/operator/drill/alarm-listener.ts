// Stands in for ntfy or a webhook: writes each alarm as a line to the file it is given.
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = 'alarms'] = process.argv.slice(2)

createServer(async (request, response) => {
  const { 'x-alarm': kind, 'x-alarm-state': state } = request.headers
  const body = Buffer.concat(await request.toArray()).toString()
  appendFileSync(file, `${kind} ${state} ${body.replaceAll('\n', ' ')}\n`)
  response.end()
}).listen(9099, '127.0.0.1')
