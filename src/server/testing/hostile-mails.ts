import { makeRandomNumbers } from '#engine/testing/make-random-numbers.ts'

const boundary = 'boundary-of-the-mail'

/** A whole mail of a person: two texts and a PDF; mutations start from it. */
export function makeGoodMail(from: string, to: string, id: string): Buffer {
  const lines = [
    `From: Ana <${from}>`,
    `To: ${to}`,
    `Subject: =?utf-8?q?Fwd:_Tarnwick_=E2=80=93_seed?= ${id}`,
    `Message-ID: <${id}@sender.test>`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: multipart/alternative; boundary="inner"',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'See =E2=82=AC3M at https://docsend.com/view/abc123 =',
    'and more.',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>See <a href="https://docsend.com/view/abc123">the deck</a></p>',
    '--inner--',
    `--${boundary}`,
    'Content-Type: application/pdf; name="Tarnwick.pdf"',
    'Content-Disposition: attachment; filename="Tarnwick.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.7 not really').toString('base64'),
    `--${boundary}--`,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

type Mutation = (mail: Buffer, random: () => number) => Buffer

const cut = (mail: Buffer, from: number, length: number, put: Buffer) =>
  Buffer.concat([mail.subarray(0, from), put, mail.subarray(from + length)])
const pickPlace = (mail: Buffer, random: () => number) => Math.floor(random() * mail.length)
const putAt = (what: (random: () => number) => string | Buffer): Mutation => {
  return (mail, random) => cut(mail, pickPlace(mail, random), 0, Buffer.from(what(random)))
}

const mutations: readonly Mutation[] = [
  (mail, random) => mail.subarray(0, pickPlace(mail, random)),
  (mail, random) => cut(mail, pickPlace(mail, random), Math.floor(random() * 200), Buffer.alloc(0)),
  (mail, random) => Buffer.from(mail.map((byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte))),
  (mail, random) => Buffer.concat([mail, mail.subarray(pickPlace(mail, random))]),
  (mail) => Buffer.from(mail.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (mail) => Buffer.from(mail.toString('latin1').replaceAll('\r\n', '\r'), 'latin1'),
  putAt(() => '\0'.repeat(50)),
  putAt((random) => `\r\n--${random() < 0.5 ? boundary : 'inner'}${random() < 0.5 ? '--' : ''}\r\n`),
  putAt(() => '\r\n\r\n'),
  putAt(() => Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80, 0xc0, 0xaf])),
  putAt((random) => `\r\nContent-Type: multipart/mixed; boundary="${'x'.repeat(Math.floor(random() * 300))}"\r\n\r\n`),
  putAt(() => '\r\nContent-Type: message/rfc822\r\n\r\n'),
  putAt(() => `\r\nContent-Transfer-Encoding: ${'base64'.repeat(20)}\r\n`),
  putAt(() => `\r\nX-Long: ${'a'.repeat(20_000)}\r\n`),
  putAt(() => '=?utf-8?b?4oKs?= =?x?q?=FF?= =?utf-8?q?=?='),
]

/** Emails with one to four mutations each, the same for the same seed. */
export function makeMutatedMails(good: (n: number) => Buffer, count: number, seed: number): Buffer[] {
  const random = makeRandomNumbers(seed)
  return Array.from({ length: count }, (_, n) => {
    let mail = good(n)
    for (let times = 1 + Math.floor(random() * 4); times > 0; times--)
      mail = mutations[Math.floor(random() * mutations.length)]?.(mail, random) ?? mail
    return mail
  })
}
