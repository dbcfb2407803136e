import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { manyPagesPdf, passwordPdf, textDeckPdf } from '#samples/bad-inputs.ts'
import { untilDeal, untilDone } from '#server/testing/deck-calls.ts'
import { type Forward, type MailText, writeForward, writeMail } from '#server/testing/forwarded-mail.ts'
import { makeRelay, sendRaw } from '#server/testing/mail-sender.ts'
import { type SmtpPeer, startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { findDecks } from './find-decks.ts'
import { processMail } from './process-mail.ts'
import { processMailQueue } from './process-mail-queue.ts'

let app: TestApp
let peer: SmtpPeer
let port: number
beforeAll(async () => {
  peer = await startSmtpPeer()
  const relay = await makeRelay()
  port = relay.smtpPort
  app = await startTestApp({ peer, config: { relay } })
})
afterAll(async () => {
  await app.stop()
  await peer.close()
})

const founder = { name: 'Ida Holm', address: 'ida@tarnwick.example' }
const deck = (name = 'Tarnwick_PitchDeck_v3.pdf', content: Uint8Array = textDeckPdf(4)) => ({
  filename: name,
  content,
  contentType: 'application/pdf',
})
type Sender = Member & { relay: string }

async function join(): Promise<Sender> {
  const member = await app.member()
  const { relay_email } = await app.call(workspaceEndpoints.get, { params: { id: member.workspaceId } }, member.token)
  return { ...member, relay: relay_email }
}

const makeForward = (member: Sender, changes: Partial<Forward> = {}): Forward => ({
  member: { name: 'Jonas Wiede', address: member.email },
  relay: member.relay,
  founder,
  subject: 'Tarnwick, water-level alerts',
  letter: ['Hello Jonas,', 'We have 42 paying customers in Denmark.', 'Best regards,', 'Ida'],
  note: 'Too expensive?',
  files: [deck()],
  ...changes,
})

async function deliver(member: Sender, raw: Buffer): Promise<void> {
  expect((await sendRaw(port, member.email, member.relay, raw)).code).toBe(250)
}
const send = async (member: Sender, mail: Omit<MailText, 'from' | 'to'>) =>
  deliver(member, await writeMail({ from: { name: '', address: member.email }, to: member.relay, ...mail }))

const listDeals = (member: Member): Promise<Deal[]> => app.call(dealEndpoints.list, { query: {} }, member.token)
const untilReply = (member: Member) =>
  peer.until(({ to, subject }) => to.includes(member.email) && subject.startsWith('Re: '))

for (const form of ['gmail', 'outlook desktop', 'outlook web, German', 'apple mail'] as const) {
  test(`a deck forwarded by ${form} becomes a deal with its update and its founder`, async () => {
    const member = await join()
    await deliver(member, await writeForward(form, makeForward(member, { messageId: '<first@alderpoint.example>' })))
    const reply = await untilReply(member)
    const [deal, ...others] = await listDeals(member)
    expect([deal?.name, deal?.source, others.length]).toEqual(['Tarnwick', 'mail', 0])
    expect(reply.text).toContain(`/deal-memo/${deal?.generated_answer_id}`)
    const params = { uuid: deal?.pitch_deck_id ?? '' }
    const updates = await app.call(deckEndpoints.listUpdates, { params }, member.token)
    expect(updates.map(({ from, text }) => [from, text])).toEqual([
      [founder.address, 'Hello Jonas,\n\nWe have 42 paying customers in Denmark.'],
    ])
    const query = { deal: deal?.deal_id ?? '' }
    expect((await app.call(foundersMailEndpoints.addresses, { query }, member.token))[0]).toBe(founder.address)
    expect(await untilDone(app, member.token, deal?.deal_id ?? '')).toMatchObject({ status: 'completed' })
  })
}

test('several decks and a link are several deals; a short PDF and a picture are none', async () => {
  const member = await join()
  const files = [
    deck('Tarnwick deck.pdf'),
    deck('Gravelow deck.pdf', textDeckPdf(5)),
    deck('Copy of Tarnwick.pdf'),
    deck('Locked deck.pdf', passwordPdf()),
    deck('Invoice.pdf', manyPagesPdf(2)),
    { filename: 'logo.png', content: 'not read', contentType: 'image/png' },
  ]
  const letter = [
    'Hello,',
    'Lowmark: https://drive.google.com/file/d/1AbCdEfGhIjKlMn/view?usp=sharing',
    'https://tarnwick.example',
  ]
  await deliver(member, await writeForward('gmail', makeForward(member, { files, letter, subject: 'Three decks' })))
  const { text } = await untilReply(member)
  const names = (await listDeals(member)).map(({ name }) => name)
  expect(names.sort()).toEqual(['Gravelow', 'Locked', 'Tarnwick', 'Three'])
  expect(text).toContain('This email is now 4 deals.')
  expect(text).toContain('Invoice.pdf has 2 pages.')
})

test('an email without a deck makes no deal, and its member is told why', async () => {
  const member = await join()
  const attachments = [{ filename: 'winmail.dat', content: 'x', contentType: 'application/ms-tnef' }]
  const text = 'See https://pitch.com/v/tarnwick and https://tarnwick.example'
  await send(member, { subject: 'Tarnwick', text, attachments, messageId: '<none@alderpoint.example>' })
  const reply = await untilReply(member)
  const id = '<none@alderpoint.example>'
  expect(reply).toMatchObject({ subject: 'Re: Tarnwick', inReplyTo: id, references: id, autoSubmitted: 'auto-replied' })
  expect(reply.text).toContain('no deck in this email')
  expect(reply.text).toContain('winmail.dat was not read')
  expect(reply.text).toContain('Pitch soon. Export the deck as PDF and upload it.')
  expect(await listDeals(member)).toEqual([])
})

test('an email of a hundred links gives the first twenty, and says so', async () => {
  const { workspaceId } = await join()
  const links = Array.from({ length: 100 }, (_, n) => `https://docsend.com/view/deck${n}`)
  const from = { name: '', address: '' }
  const read = { messageId: '', references: '', subject: '', from, text: '', chain: [], files: [], links, unread: [] }
  const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
  const { decks, notes } = await findDecks(ctx, { mailId: crypto.randomUUID(), workspaceId }, read)
  expect(decks.map(({ origin }) => origin)).toEqual(links.slice(0, 20).map((url) => ({ kind: 'link', url })))
  expect(notes).toEqual(['80 more were left out: at most 20 decks are taken from one email.'])
})

test('the same email three times, and a job that runs twice, make one deal and one reply', async () => {
  const member = await join()
  const raw = await writeForward('gmail', makeForward(member, { messageId: '<twice@alderpoint.example>' }))
  for (let time = 0; time < 3; time++) await deliver(member, raw)
  await untilReply(member)
  const [deal] = await listDeals(member)
  const mail = await app.services.db
    .selectFrom('received_mail')
    .where('mailbox', '=', member.relay)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ status: 'done', deal_ids: [deal?.deal_id] })
  const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
  const run = {
    jobId: '',
    attempt: 1,
    signal: new AbortController().signal,
    step: async <T>(_: string, __: unknown, work: () => Promise<T>) => work(),
  }
  await processMail(ctx, processMailQueue.payload.parse({ mailId: mail.mail_id }), run)
  expect(await listDeals(member)).toHaveLength(1)
  await untilDeal(app, member.token, deal?.deal_id ?? '', ({ status }) => status === 'completed')
  expect(peer.emails.filter(({ to, subject }) => to.includes(member.email) && subject.startsWith('Re: '))).toHaveLength(
    1,
  )
})
