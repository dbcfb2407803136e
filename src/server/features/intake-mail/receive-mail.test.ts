import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { unconfirmedMailEndpoints } from '#contract/unconfirmed-mail.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { AppError } from '#server/platform/errors.ts'
import { makeMailNames } from '#server/testing/mail-names.ts'
import { makeRelay, sendMail, sendRaw } from '#server/testing/mail-sender.ts'
import { joinWithRelay, listStoredMail, type RelayMember, untilJudged } from '#server/testing/relay-member.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let port: number
const clock = { shiftMs: 0 }
const names = makeMailNames(['firstread.test', 'google.com', 'elsewhere.test', 'signed.test'], ['firstread.test'])
beforeAll(async () => {
  const relay = await makeRelay()
  port = relay.smtpPort
  const now = () => new Date(Date.now() + clock.shiftMs)
  app = await startTestApp({ config: { relay }, resolveMailName: names.resolve, now })
})
afterAll(() => app.stop())

const pdf = { filename: 'Deck.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }
const listWaiting = ({ workspaceId: id, token }: RelayMember) =>
  app.call(unconfirmedMailEndpoints.list, { params: { id } }, token)
const decide = (
  { workspaceId: id, token }: RelayMember,
  mailId: string,
  body: { accept: 'once' | 'sender' } | { decline: true },
) => app.call(unconfirmedMailEndpoints.decide, { params: { id, mailId }, body }, token)

/** A mail as a server passes it on, which is proved or not. */
const passedOn = (from: string, to: string, headers: readonly string[] = []) =>
  [
    'Received: from mx.sender.test by mx.relay.test; Mon, 02 Mar 2026 10:00:00 +0000',
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    'Subject: A deck',
    `Message-ID: <${crypto.randomUUID()}@sender.test>`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    '',
    'See https://docsend.com/view/abc123',
    '',
  ].join('\r\n')

test('a mail is stored with its bytes before it is confirmed, and its sender is judged', async () => {
  const { relay, email, workspaceId, userId } = await joinWithRelay(app)
  const mail = { from: email, to: relay, subject: 'Fwd: Tarnwick', text: 'See it.', attachments: [pdf] }
  expect(await sendMail(port, mail)).toMatchObject({ code: 250 })
  const [stored] = await listStoredMail(app, relay)
  const known = { workspace_id: workspaceId, from_address: email, subject: 'Fwd: Tarnwick', files: ['Deck.pdf'] }
  expect(stored).toMatchObject({ ...known, kind: 'relay', has_bytes: true })
  const bytes = await app.services.files.getBytes(`emails/${stored?.mail_id}/mail.eml`)
  expect(Buffer.from(bytes).toString()).toContain('Subject: Fwd: Tarnwick')
  const [judged] = await untilJudged(app, relay)
  expect(judged).toMatchObject({ user_id: userId, verdict: 'handed over on this machine' })
})

test('the same mail three times is one, and once more for another workspace', async () => {
  const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
  const raw = passedOn(ana.email, ana.relay)
  for (const to of [ana.relay, ana.relay.toUpperCase(), ana.relay, ben.relay])
    expect(await sendRaw(port, ana.email, to, raw)).toMatchObject({ code: 250 })
  expect(await listStoredMail(app, ana.relay)).toHaveLength(1)
  expect(await listStoredMail(app, ben.relay)).toHaveLength(1)
  await expect.poll(() => app.services.db.selectFrom('arriving_mail').selectAll().execute()).toEqual([])
})

test('one mail to two workspaces is stored for each', async () => {
  const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
  await sendMail(port, { from: ana.email, to: [ana.relay, ben.relay], text: 'See it.' })
  const ids = [...(await listStoredMail(app, ana.relay)), ...(await listStoredMail(app, ben.relay))]
  expect(ids).toHaveLength(2)
  for (const { mail_id } of ids) expect(await app.services.files.getBytes(`emails/${mail_id}/mail.eml`)).toBeTruthy()
  expect((await untilJudged(app, ben.relay))[0]).toMatchObject({ status: 'unconfirmed' })
})

describe('addresses', () => {
  it('are known ones only: nothing is passed on', async () => {
    const { email } = await joinWithRelay(app)
    for (const to of ['someone@elsewhere.test', 'nothing@relay.test'])
      expect(await sendMail(port, { from: email, to, text: 'Hello' })).toMatchObject({
        code: 550,
        words: expect.stringContaining('No such address here.'),
      })
  })

  it('a name without @ is one of the relay’s domain', async () => {
    const member = await joinWithRelay(app)
    const name = `Deals-${crypto.randomUUID().slice(0, 8)}`
    const params = { id: member.workspaceId }
    await app.call(workspaceEndpoints.update, { params, body: { name: 'Fund', relay_email: name } }, member.token)
    await sendMail(port, { from: member.email, to: `${name}@relay.test`, text: 'See it.' })
    expect(await untilJudged(app, `${name}@relay.test`.toLowerCase())).toMatchObject([{ user_id: member.userId }])
    expect(await sendMail(port, { from: member.email, to: `${name}@other.test`, text: '' })).toMatchObject({
      code: 550,
    })
  })

  it('are the same with and without the server’s domain: no other workspace gets them in the other form', async () => {
    const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
    const change = ({ workspaceId: id, token }: RelayMember, relay_email: string) =>
      app.call(workspaceEndpoints.update, { params: { id }, body: { name: 'Fund', relay_email } }, token)
    const name = `deals-${crypto.randomUUID().slice(0, 8)}`
    await change(ana, name)
    await expect(change(ben, `${name}@Relay.test`)).rejects.toMatchObject({ status: 409 })
    await change(ana, `${name}@relay.test`)
    await expect(change(ben, name.toUpperCase())).rejects.toMatchObject({ status: 409 })
    await change(ana, `${crypto.randomUUID()}@relay.test`)
    await expect(change(ben, name)).rejects.toMatchObject({ status: 409 })
    expect(await change(ana, name)).toMatchObject({ relay_email: name })
  })

  it('that two workspaces have in different forms are refused', async () => {
    const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
    const name = `deals-${crypto.randomUUID().slice(0, 8)}`
    const store = (id: string, relay_key: string) =>
      app.services.db.updateTable('workspace').set({ relay_key }).where('workspace_id', '=', id).execute()
    await store(ana.workspaceId, name)
    await store(ben.workspaceId, `${name}@relay.test`)
    expect(await sendMail(port, { from: ana.email, to: `${name}@relay.test`, text: '' })).toMatchObject({ code: 550 })
  })

  it('of before receive for 30 days, and no other workspace gets them until then', async () => {
    const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
    const change = (who: RelayMember, relay_email: string) =>
      app.call(
        workspaceEndpoints.update,
        { params: { id: who.workspaceId }, body: { name: 'Fund', relay_email } },
        who.token,
      )
    await change(ana, `${crypto.randomUUID()}@relay.test`)
    await expect(change(ben, ana.relay)).rejects.toMatchObject({ status: 409 })
    expect(await sendMail(port, { from: ana.email, to: ana.relay, text: 'See it.' })).toMatchObject({ code: 250 })
    expect(await untilJudged(app, ana.relay)).toMatchObject([{ workspace_id: ana.workspaceId, user_id: ana.userId }])
    clock.shiftMs = 31 * 86_400_000
    try {
      expect(await sendMail(port, { from: ana.email, to: ana.relay, text: 'Again.' })).toMatchObject({ code: 550 })
      const again = await app.logIn(ben.email)
      expect(await change({ ...ben, token: again }, ana.relay)).toMatchObject({ relay_email: ana.relay })
    } finally {
      clock.shiftMs = 0
    }
  })

  it('take 50 emails an hour', async () => {
    const { relay, email } = await joinWithRelay(app)
    await sendRaw(port, email, relay, passedOn(email, relay))
    const [first] = await listStoredMail(app, relay)
    if (!first) throw new Error('The first email was not stored.')
    const others = Array.from({ length: 49 }, (_, n) => ({
      ...first,
      mail_id: crypto.randomUUID(),
      message_id: `<${n}>`,
      has_bytes: false,
      status: 'done' as const,
    }))
    await app.services.db.insertInto('received_mail').values(others).execute()
    expect(await sendMail(port, { from: email, to: relay, text: 'One more' })).toMatchObject({
      code: 452,
      words: expect.stringContaining('50 emails an hour'),
    })
  })
})

describe('mail of a stranger', () => {
  const stranger = 'ida@elsewhere.test'

  it('waits with its sender, subject, files and reason, for members only', async () => {
    const [ana, ben] = [await joinWithRelay(app), await joinWithRelay(app)]
    await sendMail(port, { from: stranger, to: ana.relay, subject: 'Our deck', text: '', attachments: [pdf] })
    await untilJudged(app, ana.relay)
    const why = `${stranger} is not a member of this workspace.`
    const [waiting] = await listWaiting(ana)
    expect(waiting).toMatchObject({ from: stranger, subject: 'Our deck', files: ['Deck.pdf'], why })
    expect(await listWaiting(ben)).toEqual([])
    const id = waiting?.id ?? ''
    await expect(decide({ ...ben, workspaceId: ana.workspaceId }, id, { decline: true })).rejects.toMatchObject({
      status: 404,
    })
    await expect(decide(ben, id, { accept: 'once' })).rejects.toMatchObject({ status: 404 })
  })

  it('is declined, or accepted once', async () => {
    const ana = await joinWithRelay(app)
    for (const subject of ['One', 'Two']) await sendMail(port, { from: stranger, to: ana.relay, subject, text: '' })
    await untilJudged(app, ana.relay)
    const [two, one] = await listWaiting(ana)
    await decide(ana, one?.id ?? '', { decline: true })
    await decide(ana, two?.id ?? '', { accept: 'once' })
    expect(await listWaiting(ana)).toEqual([])
    const [declined, accepted] = await listStoredMail(app, ana.relay)
    expect(declined).toMatchObject({ subject: 'One', status: 'declined' })
    expect(accepted).toMatchObject({ subject: 'Two', user_id: ana.userId })
    expect(['received', 'done', 'refused']).toContain(accepted?.status)
    await expect(decide(ana, one?.id ?? '', { accept: 'once' })).rejects.toMatchObject({
      status: 409,
      message: 'This email was accepted or declined already.',
    })
    await sendMail(port, { from: stranger, to: ana.relay, subject: 'Three', text: '' })
    await untilJudged(app, ana.relay)
    expect(await listWaiting(ana)).toHaveLength(1)
  })

  it('is accepted always, as far as it is proved to be theirs', async () => {
    const ana = await joinWithRelay(app)
    await sendMail(port, { from: stranger, to: ana.relay, subject: 'One', text: '' })
    await untilJudged(app, ana.relay)
    await decide(ana, (await listWaiting(ana))[0]?.id ?? '', { accept: 'sender' })
    await sendMail(port, { from: stranger, to: ana.relay, subject: 'Two', text: '' })
    await sendRaw(port, stranger, ana.relay, passedOn(stranger, ana.relay))
    const [, two, spoofed] = await untilJudged(app, ana.relay)
    expect(two).toMatchObject({ subject: 'Two', user_id: ana.userId })
    expect(spoofed).toMatchObject({ status: 'unconfirmed' })
  })

  it('goes after 30 days, with its bytes', async () => {
    const ana = await joinWithRelay(app)
    await sendMail(port, { from: stranger, to: ana.relay, subject: 'Old', text: '' })
    const [mail] = await untilJudged(app, ana.relay)
    const { keepMail } = await import('./keep-mail.ts')
    const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
    const key = `emails/${mail?.mail_id}/mail.eml`
    const keepAfter = (days: number) => keepMail({ ...ctx, now: () => new Date(Date.now() + days * 86_400_000) })
    await keepAfter(29)
    expect(await app.services.files.getBytes(key)).toBeTruthy()
    await keepAfter(31)
    await expect(app.services.files.getBytes(key)).rejects.toMatchObject({ code: 404 })
    expect(await listStoredMail(app, ana.relay)).toMatchObject([{ status: 'declined', has_bytes: false }])
  })
})

describe('a member’s mail that other servers passed on', () => {
  const judge = async (member: RelayMember, raw: string) => {
    expect(await sendRaw(port, member.email, member.relay, raw)).toMatchObject({ code: 250 })
    const [mail] = await untilJudged(app, member.relay)
    return mail
  }

  it('waits where nothing proves that it is theirs', async () => {
    const ana = await joinWithRelay(app)
    const why = `Nothing proves that it is from ${ana.email} (dmarc=fail).`
    expect(await judge(ana, passedOn(ana.email, ana.relay))).toMatchObject({ status: 'unconfirmed', why })
  })

  it('counts with the signature of their domain', async () => {
    const ana = await joinWithRelay(app)
    const signed = await names.sign('firstread.test', passedOn(ana.email, ana.relay))
    expect(await judge(ana, signed)).toMatchObject({ user_id: ana.userId, verdict: 'dmarc=pass' })
  })

  it('waits with the signature of another domain, and when it was changed after it was signed', async () => {
    const ana = await joinWithRelay(app)
    const other = await names.sign('elsewhere.test', passedOn(ana.email, ana.relay))
    expect(await judge(ana, other)).toMatchObject({ status: 'unconfirmed', verdict: 'dmarc=fail' })
    const ben = await joinWithRelay(app)
    const signed = await names.sign('firstread.test', passedOn(ben.email, ben.relay))
    expect(await judge(ben, signed.replace('abc123', 'xyz789'))).toMatchObject({ status: 'unconfirmed' })
  })

  it('waits with a signature over its beginning alone, behind which others could write', async () => {
    const ana = await joinWithRelay(app)
    const inPart = { status: 'unconfirmed', verdict: 'signed in part' }
    expect(await judge(ana, await names.sign('firstread.test', passedOn(ana.email, ana.relay), 10))).toMatchObject(
      inPart,
    )
  })

  it('counts where a trusted service says that it was proved there, and no other', async () => {
    const sealed = async (service: string, found: string) => {
      const ana = await joinWithRelay(app)
      const says = `dmarc=${found} header.from=firstread.test`
      return judge(ana, await names.seal(service, passedOn(ana.email, ana.relay), says))
    }
    expect(await sealed('google.com', 'pass')).toMatchObject({ verdict: 'arc=google.com' })
    expect(await sealed('elsewhere.test', 'pass')).toMatchObject({ status: 'unconfirmed' })
    expect(await sealed('google.com', 'fail')).toMatchObject({ status: 'unconfirmed' })
  })

  it('waits when it names two senders', async () => {
    const ana = await joinWithRelay(app)
    const two = passedOn(ana.email, ana.relay, ['From: ida@elsewhere.test'])
    const why = 'It does not name one sender.'
    expect(await judge(ana, await names.sign('firstread.test', two))).toMatchObject({ status: 'unconfirmed', why })
  })
})

describe('mail of machines is ignored, and keeps no bytes:', () => {
  it.each([
    ['an automatic reply', 'Auto-Submitted: auto-replied'],
    ['a list', 'List-Id: <news.elsewhere.test>'],
    ['mail in bulk', 'Precedence: bulk'],
    ['a report', 'Content-Type: multipart/report; boundary=x'],
    ['Firstread’s own', 'X-Firstread: sent'],
  ])('%s', async (_, header) => {
    const ana = await joinWithRelay(app)
    await sendRaw(port, ana.email, ana.relay, passedOn(ana.email, ana.relay, [header]))
    const [mail] = await listStoredMail(app, ana.relay)
    expect(mail).toMatchObject({ status: 'ignored', has_bytes: false })
    await expect(app.services.files.getBytes(`emails/${mail?.mail_id}/mail.eml`)).rejects.toMatchObject({ code: 404 })
    expect(await listWaiting(ana)).toEqual([])
  })

  it('a bounce, and mail that a relay address sends', async () => {
    const ana = await joinWithRelay(app)
    await sendRaw(port, '', ana.relay, passedOn('mailer-daemon@elsewhere.test', ana.relay))
    await sendRaw(port, ana.relay, ana.relay, passedOn(ana.relay, ana.relay))
    const emails = await listStoredMail(app, ana.relay)
    expect(emails.map(({ status, why }) => [status, why])).toEqual([
      ['ignored', 'It says that an email could not be delivered.'],
      ['ignored', 'Its sender is a relay address.'],
    ])
  })

  it('but not mail that says it was sent by a person', async () => {
    const ana = await joinWithRelay(app)
    await sendRaw(port, ana.email, ana.relay, passedOn(ana.email, ana.relay, ['Auto-Submitted: no']))
    expect(await listStoredMail(app, ana.relay)).not.toMatchObject([{ status: 'ignored' }])
  })
})

test('a mail that can’t be stored is not confirmed, and nothing of it stays', async () => {
  const ana = await joinWithRelay(app)
  const { putStream } = app.services.files
  app.services.files.putStream = async () => {
    throw new AppError(507, 'The disk is full.')
  }
  try {
    expect(await sendMail(port, { from: ana.email, to: ana.relay, text: 'See it.' })).toMatchObject({
      code: 451,
      words: expect.stringContaining('Try again later.'),
    })
  } finally {
    app.services.files.putStream = putStream
  }
  expect(await listStoredMail(app, ana.relay)).toEqual([])
  await expect.poll(() => app.services.db.selectFrom('arriving_mail').selectAll().execute()).toEqual([])
  expect(await sendMail(port, { from: ana.email, to: ana.relay, text: 'See it.' })).toMatchObject({ code: 250 })
})

test('a port in use is told at the start', async () => {
  const relay = { ...app.services.config.relay }
  await expect(startTestApp({ config: { relay } })).rejects.toThrow(
    `Port ${port} for email is in use. Stop what uses it, or set RELAY_SMTP_PORT to another one`,
  )
})
