import { expect, test } from 'vitest'
import { loader as handOverPage } from '#app/routes/admin/people/hand-over.tsx'
import { loader as invitePage } from '#app/routes/admin/people/invite.tsx'
import { loader as removePersonPage } from '#app/routes/admin/people/remove-person.tsx'
import { action as withdrawInvitation } from '#app/routes/admin/people/withdraw-invitation.tsx'
import { changeEmail } from '#domain/admin/change-email.ts'
import { invite } from '#domain/admin/invitations.ts'
import { removePerson } from '#domain/admin/remove-person.ts'
import { handOver } from '#domain/admin/responsible.ts'
import { callRoute } from '#tests/sample-data/call-route.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { threePeople } from './three-people.ts'

type School = Awaited<ReturnType<typeof threePeople>>
type Given = Awaited<ReturnType<School['signedIn']>>['given']

/** The acts about access. Others, such as publishing, editing and restoring, are open to everyone. */
const acts: Record<string, (school: School, given: Given) => Promise<{ kind: string }>> = {
  'invite somebody': ({ ports, chance }, given) => invite(null, given, ports, chance),
  'make an entry link for Bia': ({ ports, chance }, given) => invite('bia', given, ports, chance),
  'remove Bia': ({ ports, chance }, given) => removePerson('bia', given, ports, chance.now),
  'hand the responsibility to Bia': ({ ports, chance }, given) =>
    handOver('bia', given, ports, chance.now),
  leave: ({ ports, chance }, given) => removePerson(given.admin.id, given, ports, chance.now),
  'change the own e-mail': ({ ports, chance }, given) =>
    changeEmail('nova@escola.example', given, ports, chance),
  'take the e-mail of another': ({ ports, chance }, given) =>
    changeEmail('BIA@escola.example', given, ports, chance),
}

const table = [
  ['invite somebody', 'invited', 'not-responsible'],
  ['make an entry link for Bia', 'invited', 'not-responsible'],
  ['remove Bia', 'removed', 'not-responsible'],
  ['hand the responsibility to Bia', 'handed-over', 'not-responsible'],
  ['leave', 'still-responsible', 'removed'],
  ['change the own e-mail', 'changed', 'changed'],
  ['take the e-mail of another', 'taken', 'taken'],
] as const

test('who may do what, and nothing with a wrong password', async () => {
  for (const [act, responsible, other] of table) {
    for (const [who, expected] of [
      ['dona', responsible],
      ['ana', other],
    ] as const) {
      const school = await threePeople(memoryDocuments())
      const { given } = await school.signedIn(who)
      const wrong = await acts[act]?.(school, { ...given, password: 'errada' })
      expect(wrong?.kind, `${who}: ${act}, with a wrong password`).toBe('refused')
      expect((await acts[act]?.(school, given))?.kind, `${who}: ${act}`).toBe(expected)
    }
  }
})

test('the pages about access, and an invitation, are the responsible person’s alone', async () => {
  const school = await threePeople(memoryDocuments())
  const { ports, signedIn, chance } = school
  const dona = await signedIn('dona')
  const ana = await signedIn('ana')
  await invite(null, dona.given, ports, chance)
  const [invitation] = await ports.invitations.all()
  const form = { convite: invitation?.tokenHash ?? '' }
  for (const [route, call] of [
    [invitePage, {}],
    [handOverPage, { params: { pessoaId: 'bia' } }],
    [removePersonPage, { params: { pessoaId: 'bia' } }],
    [withdrawInvitation, { form }],
  ] as const) {
    const services = {
      admin: { ...ports, passwordIsFromEnv: () => false },
      changes: school.changes,
    }
    const refused = await callRoute(route, services, { ...call, admin: ana.given.admin })
    expect(refused.headers.get('location')).toBe('/admin/pessoas?aviso=so-responsavel')
    expect(await ports.invitations.all()).toEqual([invitation])
    if (route === withdrawInvitation) continue
    expect((await callRoute(route, services, { ...call, admin: dona.given.admin })).status).toBe(
      200,
    )
  }
})
