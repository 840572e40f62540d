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

// In the words of restic 0.14, the first two after OpenStack Swift's and Amazon's.
test.each([
  [
    'Stat: The request signature we calculated does not match the signature you provided.',
    /não aceitou as chaves.*AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY/,
  ],
  [
    'Stat: The AWS Access Key Id you provided does not exist in our records.',
    /não aceitou as chaves/,
  ],
  ['Stat: Access Denied.', /não aceitou as chaves/],
  ['dial tcp: lookup s3.exemple: no such host', /^s3\.example não respondeu.*endereço/],
  ['dial tcp 10.0.0.9:443: connect: connection refused', /^s3\.example não respondeu/],
  ['x509: certificate signed by unknown authority', /certificado de s3\.example/],
])('a bucket: %s is told in Portuguese', (words, sentence) => {
  const complaint = `Fatal: unable to open config file: ${words}\nIs there a repository?`
  expect(resticFault(1, complaint, 's3:https://s3.example/copias/escola').message).toMatch(sentence)
})

test('a port in the address is in the command to try', () => {
  const { message } = resticFault(
    1,
    'ssh: connect to host 10.0.0.9 port 2222: Connection timed out',
    'sftp://copia@10.0.0.9:2222//backup',
  )
  expect(message).toMatch(/sudo -u escola ssh -p 2222 copia@10\.0\.0\.9$/)
})

test('a folder of another machine leads to its owner, not to the copies of an empty site', () => {
  const fault = resticFault(1, 'Fatal: open /mnt/copia/config: permission denied', '/mnt/copia')
  expect(fault.kind).toBe('not-allowed')
  expect(fault.message).toContain('sudo chown -R escola: /mnt/copia')
})
