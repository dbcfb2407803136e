import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { type FounderMail, foundersMailEndpoints } from '#contract/founders-mail.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { allJobs } from '#server/all-jobs.ts'
import type { JobDefinition } from '#server/platform/jobs/job.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { type SmtpPeer, startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deliverFounderMail } from './deliver-founder-mail.ts'
import { founderMailQueue } from './founders-mail-queue.ts'

const unreachable = 'Could not reach the mail server.'
const letter = { kind: 'ask', subject: 'Questions about Inkwharf', body: 'Hello,\nwhat is the cap?\n' } as const

/** The product's jobs, with the mail job trying again at once and less often. */
const hurried = (retries: number): JobDefinition[] =>
  allJobs.map((one) =>
    one.queue.name === founderMailQueue.name ? { ...one, queue: { ...one.queue, retries, retryDelay: 0 } } : one,
  )

async function emptyDeal(app: TestApp, member: Member): Promise<string> {
  const form = deckForm({ deal_name: 'Inkwharf', pdf_file: new Uint8Array(noTextPdf()) })
  const { deal_id } = await sendDeck(app, member.token, form)
  await untilDone(app, member.token, deal_id)
  return deal_id
}

type Case = { app: TestApp; member: Member; deal: string }
const mailsOf = ({ app, member, deal }: Case) => app.call(foundersMailEndpoints.list, { query: { deal } }, member.token)
const send = ({ app, member, deal }: Case, to: string[]) =>
  app.call(foundersMailEndpoints.send, { body: { deal, to, ...letter } }, member.token)

/** The newest mail of the deal once it is as wanted. */
async function untilMail(of: Case, wanted: (mail: FounderMail) => boolean): Promise<FounderMail> {
  let newest: FounderMail | undefined
  await expect
    .poll(
      async () => {
        newest = (await mailsOf(of))[0]
        return newest !== undefined && wanted(newest)
      },
      { timeout: 180_000, interval: 50 },
    )
    .toBe(true)
  if (!newest) throw new Error('The deal has no mail.')
  return newest
}
const untilOver = (of: Case) => untilMail(of, ({ status }) => status !== 'queued')

describe('emails to founders', () => {
  const answers = new Map<string, string[]>()
  let peer: SmtpPeer
  let our: Case
  beforeAll(async () => {
    // Each address gives its answers one after the other, then takes emails.
    peer = await startSmtpPeer({ refuse: (address) => answers.get(address)?.shift() ?? null })
    const app = await startTestApp({ peer, jobs: hurried(4) })
    const member = await app.member()
    const profile = { first_name: 'Nora', last_name: 'Quist' }
    await app.call(accountEndpoints.updateUser, { params: { id: member.userId }, body: profile }, member.token)
    our = { app, member, deal: await emptyDeal(app, member) }
  })
  afterAll(async () => {
    await our.app.stop()
    await peer.close()
  })

  it('are sent by the queue, answered to the user, and kept with the deal', async () => {
    const to = ['maren@inkwharf.test', 'dev@inkwharf.test']
    const { id } = await send(our, to)
    const mail = await peer.until(({ messageId }) => messageId.includes(id))
    expect(mail).toMatchObject({ to, recipients: to, subject: letter.subject, replyTo: [our.member.email] })
    expect(mail.text.trim()).toBe(letter.body.trim())
    expect(await untilOver(our)).toEqual({
      id,
      ...letter,
      to,
      status: 'sent',
      status_detail: '',
      refused: [],
      sent_by: { first_name: 'Nora', last_name: 'Quist' },
      created_on: expect.any(String),
      ended_on: expect.any(String),
    })
  })

  it('fail with the mail server’s reason when no one takes them', async () => {
    answers.set('gone@inkwharf.test', ['550 No such user'])
    await send(our, ['gone@inkwharf.test'])
    const reason = 'The mail server answered: 550 No such user'
    expect(await untilOver(our)).toMatchObject({
      status: 'failed',
      status_detail: reason,
      refused: [{ address: 'gone@inkwharf.test', reason }],
    })
  })

  it('reach those who take them, once, however the others answer', async () => {
    // The domain travels in lower case.
    answers.set('Left@inkwharf.test', ['550 No such user'])
    answers.set('busy@inkwharf.test', ['451 Greylisted', '451 Greylisted'])
    const to = ['Left@Inkwharf.test', 'busy@inkwharf.test', 'maren@inkwharf.test']
    const { id } = await send(our, to)
    const mail = await untilOver(our)
    expect(mail).toMatchObject({ status: 'sent', refused: [{ address: 'Left@Inkwharf.test' }] })
    const taken = peer.emails.filter(({ messageId }) => messageId.includes(id))
    expect(taken.map(({ recipients }) => recipients)).toEqual([['maren@inkwharf.test'], ['busy@inkwharf.test']])
    expect(taken.map((one) => one.to.length)).toEqual([3, 3])
  })

  it('are not sent again when a try ended without a word', async () => {
    const { id } = await send(our, ['maren@inkwharf.test'])
    await untilOver(our)
    const stopped = { status: 'queued' as const, is_being_sent: true, outstanding: ['maren@inkwharf.test'] }
    await our.app.services.db.updateTable('founder_mail').set(stopped).where('mail_id', '=', id).execute()
    await deliverFounderMail({ ...our.app.services, actor: { type: 'job', name: 'test' } }, { mailId: id })
    const detail = /it may or may not have arrived\. It was not sent again\.$/
    expect(await untilOver(our)).toMatchObject({ status: 'failed', status_detail: expect.stringMatching(detail) })
    expect(peer.emails.filter(({ messageId }) => messageId.includes(id))).toHaveLength(1)
  })

  it('have to name someone, say something, and bear a subject of one line', async () => {
    const post = async (changes: object) => {
      const body = JSON.stringify({ deal: our.deal, to: ['a@b.test'], ...letter, ...changes })
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const answer = await our.app.fetch('/api/emails/', init, our.member.token)
      return ((await answer.json()) as { error: { fields: Record<string, string> } }).error.fields
    }
    expect(await post({ to: [] })).toEqual({ to: 'Choose at least one recipient.' })
    expect(await post({ to: ['a@b.test', 'A@b.test'] })).toEqual({ to: 'A recipient is listed twice.' })
    expect(await post({ to: ['a@b.test, c@d.test'] })).toEqual({ 'to.0': 'Invalid email' })
    expect(await post({ subject: ' ' })).toEqual({ subject: 'Subject is required' })
    expect(await post({ subject: 'Hi\r\nBcc: all@b.test' })).toEqual({ subject: 'The subject must be one line.' })
    expect(await post({ body: '\n' })).toEqual({ body: 'Message is required' })
    expect(await post({ kind: 'spam' })).toHaveProperty('kind')
  })

  it('are no one else’s', async () => {
    const stranger = { ...our, member: await our.app.member() }
    const query = { deal: our.deal }
    const unknown = { status: 404, message: 'Deal not found.' }
    await expect(mailsOf(stranger)).rejects.toMatchObject(unknown)
    await expect(send(stranger, ['a@b.test'])).rejects.toMatchObject(unknown)
    const addresses = our.app.call(foundersMailEndpoints.addresses, { query }, stranger.member.token)
    await expect(addresses).rejects.toMatchObject(unknown)
  })

  it('go with their deal, also those that wait', async () => {
    const deal = await emptyDeal(our.app, our.member)
    const gone = { ...our, deal }
    answers.set(
      'slow@inkwharf.test',
      Array.from({ length: 40 }, () => '451 Not now'),
    )
    const { id } = await send(gone, ['slow@inkwharf.test'])
    await untilMail(gone, ({ status_detail }) => status_detail !== '')
    await our.app.call(dealEndpoints.remove, { params: { dealId: deal } }, our.member.token)
    const left = our.app.services.db.selectFrom('founder_mail').where('mail_id', '=', id).select('mail_id')
    expect(await left.execute()).toEqual([])
    await deliverFounderMail({ ...our.app.services, actor: { type: 'job', name: 'test' } }, { mailId: id })
    expect(peer.emails.filter(({ messageId }) => messageId.includes(id))).toEqual([])
  })
})

describe('a mail server that is down', () => {
  it('is tried again, with the reason shown meanwhile, and the mail fails in the end', async () => {
    const peer = await startSmtpPeer()
    const app = await startTestApp({ peer, jobs: hurried(1) })
    const member = await app.member()
    const our = { app, member, deal: await emptyDeal(app, member) }
    await peer.close()
    await send(our, ['maren@inkwharf.test'])
    await untilMail(our, ({ status_detail }) => status_detail === unreachable)
    expect(await untilOver(our)).toMatchObject({
      status: 'failed',
      status_detail: unreachable,
      refused: [{ address: 'maren@inkwharf.test', reason: unreachable }],
    })
    await app.stop()
  })

  it('gets the mail once it is back', async () => {
    const first = await startSmtpPeer()
    const app = await startTestApp({ peer: first, jobs: hurried(30) })
    const member = await app.member()
    const our = { app, member, deal: await emptyDeal(app, member) }
    await first.close()
    const { id } = await send(our, ['maren@inkwharf.test'])
    await untilMail(our, ({ status_detail }) => status_detail === unreachable)
    const back = await startSmtpPeer({ port: first.port })
    expect(await untilOver(our)).toMatchObject({ id, status: 'sent', status_detail: '' })
    expect(back.emails).toHaveLength(1)
    await app.stop()
    await back.close()
  })
})
