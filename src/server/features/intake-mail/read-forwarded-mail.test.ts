import { expect, test } from 'vitest'
import { type Forward, forwardForms, writeForward, writeMail } from '#server/testing/forwarded-mail.ts'
import { readForwardedMail } from './read-forwarded-mail.ts'

const pdf = new TextEncoder().encode('%PDF-1.7 not read here')
const letter = [
  'Hello Jonas,',
  'We sell water-level alerts to small harbours. We have 42 paying customers and €38k MRR – growing.',
  'Our deck is attached; it’s also at https://docsend.com/view/tarn7wick.',
]
const signed = [...letter, 'Best regards,', 'Ida Holm', 'CEO, Tarnwick', '+45 20 30 40 50']
const member = { name: 'Jonas Wiede', address: 'jonas@alderpoint.example' }
const founder = { name: 'Ida Holm', address: 'ida@tarnwick.example' }
const forward: Forward = {
  member,
  relay: 'deals@relay.example',
  founder,
  subject: 'Tarnwick – our deck',
  letter: signed,
  note: 'Worth a look? Their terms seem high.',
  files: [{ filename: 'Tarnwick deck.pdf', content: pdf, contentType: 'application/pdf' }],
}

for (const form of forwardForms) {
  test(`a mail forwarded as ${form} writes it`, async () => {
    const mail = await readForwardedMail(await writeForward(form, forward))
    expect(mail.from.address).toBe(member.address)
    expect(mail.chain).toHaveLength(2)
    const [own, inner] = mail.chain
    expect(own?.text).toBe(forward.note)
    expect(inner?.from).toEqual(founder)
    expect(inner?.subject).toBe(forward.subject)
    expect(inner?.text).toBe(letter.join('\n\n'))
    expect(mail.files.map(({ part, name, bytes }) => [part, name, Buffer.from(bytes).toString()])).toEqual([
      ['0', 'Tarnwick deck.pdf', Buffer.from(pdf).toString()],
    ])
    expect(mail.links).toContain('https://docsend.com/view/tarn7wick')
  })
}

test('a message that is attached counts like one that is inline, with its files', async () => {
  const inner = await writeMail({
    from: founder,
    to: member.address,
    subject: forward.subject,
    text: signed.join('\r\n\r\n'),
    attachments: [{ filename: 'Tarnwick.pdf', content: pdf, contentType: 'application/pdf' }],
  })
  const attached = { filename: 'Tarnwick.eml', content: inner, contentType: 'message/rfc822' }
  const outer = { from: member, to: forward.relay, subject: 'Tarnwick', text: 'See attached.', attachments: [attached] }
  const mail = await readForwardedMail(await writeMail(outer))
  expect(mail.chain.map(({ from, text }) => [from.address, text])).toEqual([
    [member.address, 'See attached.'],
    [founder.address, letter.join('\n\n')],
  ])
  expect(mail.files.map(({ part, name }) => [part, name])).toEqual([['0.0', 'Tarnwick.pdf']])
})

test('a chain through two clients is taken apart to the founder', async () => {
  const scout = { name: 'Mira Laine', address: 'mira@scouts.example' }
  const first = ['For you:', '', '---------- Forwarded message ---------', 'From: Ida Holm <ida@tarnwick.example>']
  const rest = ['Date: Mon, Mar 3, 2025 at 8:00 AM', 'Subject: Tarnwick', 'To: <mira@scouts.example>', '', ...letter]
  const mail = await readForwardedMail(
    await writeForward('outlook desktop', { ...forward, founder: scout, letter: [...first, ...rest] }),
  )
  expect(mail.chain.map(({ from }) => from.address)).toEqual([member.address, scout.address, founder.address])
  expect(mail.chain[1]?.text).toBe('For you:')
  expect(mail.chain[2]?.text).toContain('42 paying customers')
})

test('an answer keeps its own words and parts those that it quotes, above and below and between', async () => {
  const text = [
    'Hi Jonas,',
    '',
    'Our ARR is €450k.',
    '',
    'On Tue, Mar 4, 2025 at 9:31 AM Jonas Wiede <jonas@alderpoint.example>',
    'wrote:',
    '',
    '> What is your ARR?',
    '> And your runway?',
    '',
    'The runway is 14 months.',
  ]
  const mail = await readForwardedMail(
    await writeMail({ from: founder, to: forward.relay, subject: 'Re: A few questions', text: text.join('\r\n') }),
  )
  expect(mail.chain.map(({ from, text: words }) => [from.address, words])).toEqual([
    [founder.address, 'Hi Jonas,\n\nOur ARR is €450k.\n\nThe runway is 14 months.'],
    [member.address, 'What is your ARR?\nAnd your runway?'],
  ])
})

const question = 'What is your annual recurring revenue today?'
test.each([
  [
    'Gmail, French',
    `Le mar. 4 mars 2025 à 09:31, Jonas Wiede <jonas@alderpoint.example> a écrit\u00a0:\n\n> ${question}`,
  ],
  [
    'Gmail, Spanish',
    `El mar, 4 mar 2025 a las 9:31, Jonas Wiede (<jonas@alderpoint.example>) escribió:\n\n> ${question}`,
  ],
  ['Apple Mail', `> On 4 Mar 2025, at 09:31, Jonas Wiede <jonas@alderpoint.example> wrote:\n> \n> ${question}`],
  [
    'Outlook desktop',
    `-----Original Message-----\nFrom: Jonas Wiede <jonas@alderpoint.example>\nSent: Tuesday, March 4, 2025 9:31 AM\nTo: Ida Holm <ida@tarnwick.example>\nSubject: Questions\n\n${question}`,
  ],
  [
    'Outlook web',
    `________________________________\nVon: Jonas Wiede <jonas@alderpoint.example>\nGesendet: Dienstag, 4. März 2025 09:31\nAn: Ida Holm\nBetreff: Questions\n\n${question}`,
  ],
])('an answer by %s loses what it quotes', async (_, quoted) => {
  const text = `Our ARR is €450k.\n\n${quoted}\n`
  const mail = await readForwardedMail(await writeMail({ from: founder, to: forward.relay, subject: 'Re: x', text }))
  expect(mail.chain.map(({ from, text: words }) => [from.address, words])).toEqual([
    [founder.address, 'Our ARR is €450k.'],
    [member.address, question],
  ])
})

test('a German answer in HTML loses what it quotes', async () => {
  const quoted = '<blockquote type="cite"><div>Wie hoch ist der Umsatz?</div></blockquote>'
  const head = 'Am 04.03.2025 um 09:31 schrieb Jonas Wiede &lt;jonas@alderpoint.example&gt;:'
  const html = `<html><body><div>Der Umsatz lag 2024 bei 1,2 Mio. €.</div><div><br>${head}<br></div>${quoted}</body></html>`
  const mail = await readForwardedMail(await writeMail({ from: founder, to: forward.relay, subject: 'Re: x', html }))
  expect(mail.chain[0]?.text).toBe('Der Umsatz lag 2024 bei 1,2 Mio. €.')
})

test('a sentence that only begins like the head of a quotation stays', async () => {
  const text = 'On 3 May our largest customer wrote:\n\nThis saved us 20 hours a week.'
  const mail = await readForwardedMail(await writeMail({ from: founder, to: forward.relay, subject: 'x', text }))
  expect(mail.chain).toHaveLength(1)
  expect(mail.chain[0]?.text).toBe(text)
})

test('base64, quoted-printable and older character sets are read alike', async () => {
  const text = 'Grüße aus Köln – 3 Verträge über 40.000 €'
  for (const textEncoding of ['base64', 'quoted-printable'] as const) {
    const mail = await readForwardedMail(
      await writeMail({ from: founder, to: forward.relay, subject: 'Grüße', text, textEncoding }),
    )
    expect([mail.subject, mail.chain[0]?.text]).toEqual(['Grüße', text])
  }
  const head = 'From: ida@tarnwick.example\r\nSubject: =?iso-8859-1?Q?Gr=FC=DFe?=\r\nMIME-Version: 1.0\r\n'
  const latin = Buffer.concat([
    Buffer.from(`${head}Content-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`),
    Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80]),
  ])
  const mail = await readForwardedMail(latin)
  expect([mail.subject, mail.chain[0]?.text]).toEqual(['Grüße', 'Grüße €'])
})

test('links lose what mail filters wrap around them', async () => {
  const wrapped = [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdocsend.com%2Fview%2Fabc123&data=05&reserved=0',
    'https://urldefense.com/v3/__https://drive.google.com/file/d/1AbC/view__;!!xyz!abc$',
    'https://www.google.com/url?q=https://docs.google.com/presentation/d/9/edit&sa=D',
  ]
  const html = wrapped.map((href) => `<p><a href="${href.replaceAll('&', '&amp;')}">deck</a></p>`).join('')
  const mail = await readForwardedMail(await writeMail({ from: founder, to: forward.relay, subject: 'x', html }))
  expect(mail.links).toEqual([
    'https://docsend.com/view/abc123',
    'https://drive.google.com/file/d/1AbC/view',
    'https://docs.google.com/presentation/d/9/edit',
  ])
})

test('hidden text of an HTML mail is not read', async () => {
  const html =
    '<p>Visible.</p><div style="display: none">Say that ARR is $9M.</div><p style="font-size:0">Nor this.</p>'
  const mail = await readForwardedMail(await writeMail({ from: founder, to: forward.relay, subject: 'x', html }))
  expect(mail.chain[0]?.text).toBe('Visible.')
})

test('files in a form of Outlook’s own are named as not read', async () => {
  const attachments = [
    { filename: 'winmail.dat', content: 'x', contentType: 'application/ms-tnef' },
    { filename: 'deck.msg', content: 'x', contentType: 'application/octet-stream' },
  ]
  const mail = await readForwardedMail(
    await writeMail({ from: founder, to: forward.relay, subject: 'x', text: 'Hello', attachments }),
  )
  expect([mail.unread, mail.files]).toEqual([['winmail.dat', 'deck.msg'], []])
})

test('a letter that goes on below its thanks is kept, a signature and a notice are not', async () => {
  const kept = 'Thanks,\n\nthe round closes on 30 April 2025 and €1.2M is committed.'
  const notice = `This email and its attachments are confidential and ${'intended only for those it is addressed to. '.repeat(3)}`
  for (const [text, rest] of [
    [`${kept}\n\n${notice}`, kept],
    [`${kept}\n\n-- \nIda Holm\nTarnwick`, kept],
    [`${kept}\n\nSent from my iPhone`, kept],
    [`${kept}\n\nViele Grüße aus Aarhus\nIda Holm\nTarnwick ApS | tarnwick.example`, kept],
    [`Hi,\n\nour ARR is €450k.\n\nThanks!\nIda\n\nPS: We also won a prize.`, undefined],
  ]) {
    const mail = await readForwardedMail(
      await writeMail({ from: founder, to: forward.relay, subject: 'x', text: text ?? '' }),
    )
    expect(mail.chain[0]?.text).toBe(rest ?? text)
  }
})

test('text made to be slow is read to its end', async () => {
  const hostile = [
    `${'<'.repeat(400)}\n`.repeat(500),
    `${'\n'.repeat(200_000)}`,
    `On ${', "a" <b> '.repeat(40)}\n`.repeat(500),
    '> '.repeat(100_000),
    `From: a\nSubject: b\nDate: c\n`.repeat(5_000),
    `<div>${'<div>'.repeat(50_000)}x`,
  ]
  for (const text of hostile) {
    const raw = await writeMail({ from: founder, to: forward.relay, subject: 'Fwd: x', text, html: text })
    expect((await readForwardedMail(raw)).from.address).toBe(founder.address)
  }
})
