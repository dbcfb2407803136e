import { afterAll, beforeAll, expect, it } from 'vitest'
import { commentEndpoints } from '#contract/comments.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { memoLinkEndpoints, sharedMemoEndpoints } from '#contract/memo-links.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { keepMail } from '#server/features/intake-mail/keep-mail.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { listStoredFiles, listTablesWith } from '#server/testing/find-in-tables.ts'
import { writeForward } from '#server/testing/forwarded-mail.ts'
import { makeRelay, sendRaw } from '#server/testing/mail-sender.ts'
import { joinWithRelay, type RelayMember } from '#server/testing/relay-member.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: RelayMember
let relayPort: number
let hours = 0
beforeAll(async () => {
  const relay = await makeRelay()
  relayPort = relay.smtpPort
  app = await startTestApp({ config: { relay }, now: () => new Date(Date.now() + hours * 3_600_000) })
  member = await joinWithRelay(app)
})
afterAll(() => app.stop())

/** What is left of a deal that is gone: a note for listeners who were away, kept for 30 days, and the audit log. */
const allowed = ['audit_event', 'deal_removal']

/** Does with a deal what people do. */
async function useDeal({ deal_id: dealId }: Deal, other: Uploaded): Promise<void> {
  const { token } = member
  const params = { dealId }
  await app.call(commentEndpoints.add, { params, body: { body: 'Ask for the cohort table.' } }, token)
  const verdict = { decision: 'pass', reason: 'Too early' } as const
  await app.call(decisionEndpoints.decide, { params, body: verdict }, token)
  await app.call(sharingEndpoints.create, { params }, token)
  const body = { name: 'Ida Holm' }
  const { url } = await app.call(memoLinkEndpoints.make, { params, body }, token)
  const key = url.replace('http://firstread.test/m/', '')
  await app.call(sharedMemoEndpoints.open, { params: { key }, body: {} })
  await app.call(dealEndpoints.linkCompany, { params, body: { deal_id: other.deal_id } }, token)
  const letter = {
    deal: dealId,
    to: ['maren@inkwharf.test'],
    kind: 'ask' as const,
    subject: 'Hello',
    body: 'What is the cap?',
  }
  await app.call(foundersMailEndpoints.send, { body: letter }, token)
}

/** Has a deal made of a forwarded email with a deck. */
async function receiveDeal(): Promise<Deal> {
  const raw = await writeForward('gmail', {
    member: { name: 'Jonas Wiede', address: member.email },
    relay: member.relay,
    founder: { name: 'Ida Holm', address: 'ida@tarnwick.example' },
    subject: 'Tarnwick, water-level alerts',
    letter: ['Hello Jonas,', 'We have 42 paying customers in Denmark.', 'Best regards,', 'Ida'],
    note: 'Too expensive?',
    files: [{ filename: 'Tarnwick.pdf', content: textDeckPdf(4), contentType: 'application/pdf' }],
  })
  expect((await sendRaw(relayPort, member.email, member.relay, raw)).code).toBe(250)
  let made: Deal | undefined
  const look = async () => {
    made = (await app.call(dealEndpoints.list, { query: {} }, member.token)).find(({ source }) => source === 'mail')
    return made?.status === 'completed'
  }
  await expect.poll(look).toBe(true)
  if (made === undefined) throw new Error('The email became no deal.')
  return made
}

it('leaves nothing of a deal but its id in the audit log, and no file', async () => {
  const other = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, other.deal_id)
  const filesBefore = await listStoredFiles(app)
  const deal = await receiveDeal()
  await useDeal(deal, other)
  expect((await listTablesWith(app, deal.deal_id)).length).toBeGreaterThan(10)

  await app.call(dealEndpoints.remove, { params: { dealId: deal.deal_id } }, member.token)
  hours = 2
  await keepMail({ ...app.services, actor: { type: 'job', name: 'test' } })
  await expect.poll(() => listStoredFiles(app)).toEqual(filesBefore)
  const words = ['cohort table', 'What is the cap?', 'Too expensive', 'Tarnwick', 'ida@tarnwick']
  for (const one of [deal.deal_id, deal.generated_answer_id, ...words])
    expect(await listTablesWith(app, one, allowed), one).toEqual([])
  expect(await listTablesWith(app, deal.deal_id)).toEqual(allowed)
})
