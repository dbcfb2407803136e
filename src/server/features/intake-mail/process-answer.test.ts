import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { unconfirmedMailEndpoints } from '#contract/unconfirmed-mail.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { writeMail } from '#server/testing/forwarded-mail.ts'
import { makeRelay, sendRaw } from '#server/testing/mail-sender.ts'
import { type SmtpPeer, startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let peer: SmtpPeer
let port: number
beforeAll(async () => {
  peer = await startSmtpPeer({
    onMail: ({ files }) => {
      if (files.includes('Too large.xlsx')) throw Object.assign(new Error('Message too large'), { responseCode: 552 })
    },
  })
  const relay = await makeRelay()
  port = relay.smtpPort
  app = await startTestApp({ peer, config: { relay } })
})
afterAll(async () => {
  await app.stop()
  await peer.close()
})

const founder = { name: 'Ida Holm', address: 'ida@tarnwick.example' }
type Asked = { member: Member; deal: Uploaded; replyAddress: string }

/** A deal whose founder was asked. */
async function ask(): Promise<Asked> {
  const member = await app.member()
  const form = deckForm({ deal_name: 'Tarnwick', pdf_file: new Uint8Array(textDeckPdf(4)) })
  const deal = await sendDeck(app, member.token, form)
  await untilDone(app, member.token, deal.deal_id)
  const subject = `Questions ${deal.deal_id}`
  const body = {
    deal: deal.deal_id,
    to: [founder.address],
    subject,
    body: 'When does the round close?',
    kind: 'ask' as const,
  }
  await app.call(foundersMailEndpoints.send, { body }, member.token)
  const sent = await peer.until((mail) => mail.subject === subject)
  return { member, deal, replyAddress: sent.replyTo[0] ?? '' }
}

type Answer = { from?: typeof founder; text: string; subject?: string; id?: string; files?: string[] }

async function answer(
  { replyAddress }: Asked,
  { from = founder, text, subject = 'Re: Questions', id, files = [] }: Answer,
) {
  const attachments = files.map((filename) => ({ filename, content: 'Share, holder' }))
  const raw = await writeMail({ from, to: replyAddress, subject, text, messageId: id, attachments })
  expect((await sendRaw(port, from.address, replyAddress, raw)).code).toBe(250)
}

const listUpdates = ({ member, deal }: Asked) =>
  app.call(deckEndpoints.listUpdates, { params: { uuid: deal.pitch_deck_id } }, member.token)
const loadMemo = ({ member, deal }: Asked) =>
  app.call(memoEndpoints.get, { params: { id: deal.generated_answer_id } }, member.token) as Promise<Memo>
const getDeadline = async (asked: Asked) =>
  fieldIn((await loadMemo(asked)).validated_response, 'Fundraising', 'Closing Deadline')
const isForwarded = (asked: Asked) => (mail: { to: string[]; subject: string }) =>
  mail.to.includes(asked.member.email) && mail.subject.startsWith('Re: ')
const quoted =
  '\n\nOn Tue, 4 Mar 2025 at 09:31, Firstread <firstread@localhost> wrote:\n\n> When does the round close?\n'

test('an answer becomes an update that fills the memo, and reaches the member', async () => {
  const asked = await ask()
  expect(asked.replyAddress).toMatch(/^[\w.-]+\+[a-z2-7]{16}@relay\.test$/)
  expect(await getDeadline(asked)).toMatchObject({ value: null })
  await answer(asked, { text: `The round closes on 30 June 2027.\n\nBest,\nIda${quoted}`, files: ['cap table.csv'] })
  const forwarded = await peer.until(isForwarded(asked))
  expect(forwarded).toMatchObject({
    replyTo: [founder.address],
    files: ['cap table.csv'],
    autoSubmitted: 'auto-replied',
  })
  expect(forwarded.text).toContain('The round closes on 30 June 2027.')
  expect(forwarded.text).toContain(`/deal-memo/${asked.deal.generated_answer_id}`)
  await untilDone(app, asked.member.token, asked.deal.deal_id)
  const [update] = await listUpdates(asked)
  expect(update).toMatchObject({ from: founder.address, text: 'The round closes on 30 June 2027.' })
  const deadline = await getDeadline(asked)
  expect(deadline).toMatchObject({ validated: true, source: { in2: 'The round closes on 30 June 2027.' } })
  expect(deadline?.source.value).toContain('most_recent_update')
})

test('a newer deck in an answer becomes a version; another paper is left to the member', async () => {
  const asked = await ask()
  const attach = (filename: string, pages: number) => ({
    filename,
    content: textDeckPdf(pages),
    contentType: 'application/pdf',
  })
  const raw = await writeMail({
    from: founder,
    to: asked.replyAddress,
    subject: 'Re: Questions',
    text: 'Here is the newest deck.',
    attachments: [attach('Tarnwick Pitch Deck v4.pdf', 5), attach('Articles.pdf', 6)],
  })
  await sendRaw(port, founder.address, asked.replyAddress, raw)
  const { text, files } = await peer.until(isForwarded(asked))
  expect(text).toContain('Tarnwick Pitch Deck v4.pdf is now the newest deck')
  expect(text).toContain('Articles.pdf is attached. If it is a newer deck')
  expect(files).toEqual(['Tarnwick Pitch Deck v4.pdf', 'Articles.pdf'])
  await untilDone(app, asked.member.token, asked.deal.deal_id)
  const params = { uuid: asked.deal.pitch_deck_id }
  const versions = await app.call(deckEndpoints.listVersions, { params }, asked.member.token)
  expect(versions.map(({ name, pages }) => [name, pages])).toEqual([
    ['Tarnwick Pitch Deck v4.pdf', 5],
    ['Deck №1.pdf', 4],
  ])
  expect((await listUpdates(asked)).map((one) => one.text)).toEqual(['Here is the newest deck.'])
})

test('an answer whose files the mail server refuses reaches the member without them', async () => {
  const asked = await ask()
  const attachments = [{ filename: 'Too large.xlsx', content: 'x', contentType: 'application/octet-stream' }]
  const mail = {
    from: founder,
    to: asked.replyAddress,
    subject: 'Re: Questions',
    text: 'See the figures.',
    attachments,
  }
  await sendRaw(port, founder.address, asked.replyAddress, await writeMail(mail))
  const { text, files } = await peer.until(isForwarded(asked))
  expect(text).toContain('See the figures.')
  expect(text).toContain('The files of the answer are not attached')
  expect(files).toEqual([])
})

test('the same answer twice is one update and reaches the member once', async () => {
  const asked = await ask()
  const mail = { text: 'We have 42 customers.', id: '<same@tarnwick.example>' }
  const raw = await writeMail({
    from: founder,
    to: asked.replyAddress,
    subject: 'Re: Questions',
    text: mail.text,
    messageId: mail.id,
  })
  for (let time = 0; time < 2; time++) await sendRaw(port, founder.address, asked.replyAddress, raw)
  await peer.until(isForwarded(asked))
  await answer(asked, { text: 'And 3 pilots.\n\n• When does the  round close?' })
  await peer.until((one) => isForwarded(asked)(one) && one.text.includes('3 pilots'))
  expect((await listUpdates(asked)).map(({ text }) => text)).toEqual(['And 3 pilots.', 'We have 42 customers.'])
  expect(peer.emails.filter(isForwarded(asked))).toHaveLength(2)
})

test('a stranger’s answer waits for a member, and counts once it is accepted; the next one too where a member said so', async () => {
  const asked = await ask()
  const stranger = { name: 'Mallory', address: 'mallory@else.example' }
  await answer(asked, { from: stranger, text: 'We have 9,000 customers.' })
  const params = { id: asked.member.workspaceId }
  const list = () => app.call(unconfirmedMailEndpoints.list, { params }, asked.member.token)
  await expect.poll(async () => (await list()).map(({ from }) => from)).toEqual([stranger.address])
  expect(await listUpdates(asked)).toEqual([])
  const [mail] = await list()
  const body = { accept: 'sender' as const }
  await app.call(
    unconfirmedMailEndpoints.decide,
    { params: { ...params, mailId: mail?.id ?? '' }, body },
    asked.member.token,
  )
  await expect.poll(async () => (await listUpdates(asked)).map(({ from }) => from)).toEqual([stranger.address])
  await answer(asked, { from: stranger, text: 'And 12 pilots.' })
  await expect.poll(async () => (await listUpdates(asked)).map(({ text }) => text)).toContain('And 12 pilots.')
})

test('neither an automatic answer nor one to a deleted deal becomes an update', async () => {
  const asked = await ask()
  await answer(asked, { subject: 'Out of office: Questions', text: 'I am back on Monday.' })
  const received = app.services.db.selectFrom('received_mail').where('mailbox', '=', asked.replyAddress)
  await expect.poll(() => received.select('why').execute()).toEqual([{ why: 'It is an automatic answer.' }])
  expect(await listUpdates(asked)).toEqual([])
  await app.call(dealEndpoints.remove, { params: { dealId: asked.deal.deal_id } }, asked.member.token)
  const raw = await writeMail({
    from: founder,
    to: asked.replyAddress,
    subject: 'Re: Questions',
    text: 'We have 42 customers.',
  })
  expect(await sendRaw(port, founder.address, asked.replyAddress, raw)).toMatchObject({ code: 550 })
})
