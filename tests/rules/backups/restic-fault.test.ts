import { expect, test } from 'vitest'
import { resticFault } from '#escola/backup/restic-fault.ts'

const place = 'sftp:copia@outra.example:/backup/escola'

// What restic 0.14 writes, with the words of ssh in it.
test.each([
  [
    'subprocess ssh: Host key verification failed.\nFatal: unable to open repository: EOF',
    /ainda não conhece outra\.example.*sudo -u escola ssh copia@outra\.example$/,
  ],
  [
    'subprocess ssh: ssh: connect to host outra.example port 22: Connection refused\nFatal: EOF',
    /outra\.example não respondeu por ssh.*sudo -u escola ssh copia@outra\.example$/,
  ],
  [
    'subprocess ssh: ssh: Could not resolve hostname outra.example: Name or service not known',
    /outra\.example não respondeu por ssh/,
  ],
  [
    'subprocess ssh: copia@outra.example: Permission denied (publickey,password).',
    /outra\.example não aceitou a chave.*sudo -u escola ssh copia@outra\.example$/,
  ],
  ['Fatal: server said no', /^O restic não conseguiu usar sftp:.*: server said no$/],
])('%s is told in a sentence that leads on', (complaint, sentence) => {
  const { message } = resticFault(1, complaint, place)
  expect(message).toMatch(sentence)
})

test('a port in the address is in the command to try', () => {
  const { message } = resticFault(
    1,
    'ssh: connect to host 10.0.0.9 port 2222: Connection timed out',
    'sftp://copia@10.0.0.9:2222//backup',
  )
  expect(message).toMatch(/sudo -u escola ssh -p 2222 copia@10\.0\.0\.9$/)
})
