import { createTransport } from 'nodemailer'

type Person = { name: string; address: string }
type MailPart = { filename: string; content: string | Uint8Array; contentType?: string }

/** What is forwarded, by whom, to where. */
export type Forward = {
  member: Person
  relay: string
  founder: Person
  subject: string
  /** Paragraphs that the founder wrote, one line each. */
  letter: readonly string[]
  /** What the member writes above it. */
  note?: string
  files?: readonly MailPart[]
  messageId?: string
}

/** How an email client writes a forwarded message: as plain text, as HTML, or both. */
type Form = (forward: Forward) => { subject: string; text?: string; html?: string }

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const writeLink = (address: string) => `&lt;<a href="mailto:${address}">${address}</a>&gt;`
const asDivs = (lines: readonly string[]) =>
  lines.map((line) => `<div>${escapeHtml(line)}</div><div><br></div>`).join('')
const asWordLines = (lines: readonly string[]) =>
  lines.map((line) => `<p class="MsoNormal">${escapeHtml(line)}<o:p></o:p></p>`).join('')

const outlookLabels = {
  en: ['From', 'Sent', 'To', 'Subject', 'Tuesday, March 4, 2025 9:31 AM', 'FW'],
  de: ['Von', 'Gesendet', 'An', 'Betreff', 'Dienstag, 4. März 2025 09:31', 'WG'],
  fr: ['De', 'Envoyé', 'À', 'Objet', 'mardi 4 mars 2025 09:31', 'TR'],
  es: ['De', 'Enviado', 'Para', 'Asunto', 'martes, 4 de marzo de 2025 9:31', 'RV'],
} as const
type OutlookLanguage = keyof typeof outlookLabels

function writeOutlookHead(language: OutlookLanguage, { founder, member, subject }: Forward): string[] {
  const [from, sent, to, about, date] = outlookLabels[language]
  const colon = language === 'fr' ? ' :' : ':'
  return [
    `${from}${colon} ${founder.name} <${founder.address}>`,
    `${sent}${colon} ${date}`,
    `${to}${colon} ${member.name} <${member.address}>`,
    `${about}${colon} ${subject}`,
  ]
}

const writeOutlookDesktop =
  (language: OutlookLanguage): Form =>
  (forward) => {
    const head = writeOutlookHead(language, forward)
    const { note = '', letter, subject } = forward
    const bold = head.map((line) => {
      const [label = '', ...value] = line.split(':')
      return `<b>${label}:</b>${escapeHtml(value.join(':'))}`
    })
    const separated = `<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">`
    return {
      subject: `${outlookLabels[language][5]}: ${subject}`,
      text: [note, '', ...head, '', ...letter.flatMap((line) => [line, ''])].join('\r\n'),
      html: [
        '<html><head><style>p.MsoNormal{margin:0}</style></head><body><div class="WordSection1">',
        `<p class="MsoNormal">${escapeHtml(note)}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>`,
        `${separated}<p class="MsoNormal">${bold.join('<br>\n')}<o:p></o:p></p></div>${asWordLines(letter)}</div></body></html>`,
      ].join(''),
    }
  }

const writeOutlookWeb =
  (language: OutlookLanguage): Form =>
  (forward) => ({
    subject: `${outlookLabels[language][5]}: ${forward.subject}`,
    text: [
      forward.note ?? '',
      '',
      '_'.repeat(32),
      ...writeOutlookHead(language, forward),
      '',
      ...forward.letter.flatMap((line) => [line, '']),
    ].join('\r\n'),
  })

const writeGmail = (isHtmlOnly: boolean, fromLabel = 'From'): Form => {
  const separator = '---------- Forwarded message ---------'
  return ({ note = '', founder, member, subject, letter }) => {
    const html = [
      `<div dir="ltr">${escapeHtml(note)}<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">`,
      `${separator}<br>${fromLabel}: <strong class="gmail_sendername" dir="auto">${founder.name}</strong> `,
      `<span dir="auto">${writeLink(founder.address)}</span><br>Date: Tue, Mar 4, 2025 at 9:31 AM<br>`,
      `Subject: ${escapeHtml(subject)}<br>To:  ${writeLink(member.address)}<br></div><br><br>`,
      `<div dir="ltr">${asDivs(letter)}</div></div></div>`,
    ].join('')
    const head = [
      `${fromLabel}: ${founder.name} <${founder.address}>`,
      'Date: Tue, Mar 4, 2025 at 9:31 AM',
      `Subject: ${subject}`,
      `To: <${member.address}>`,
    ]
    const text = [note, '', separator, ...head, '', '', ...letter.flatMap((line) => [line, ''])].join('\r\n')
    return { subject: `Fwd: ${subject}`, html, ...(!isHtmlOnly && { text }) }
  }
}

const appleLabels = {
  en: ['Begin forwarded message', 'From', 'Subject', 'Date', 'To', '4 March 2025 at 09:31:12 CET'],
  de: ['Anfang der weitergeleiteten Nachricht', 'Von', 'Betreff', 'Datum', 'An', '4. März 2025 um 09:31:12 MEZ'],
  fr: ['Début du message réexpédié', 'De', 'Objet', 'Date', 'À', '4 mars 2025 à 09:31:12 UTC+1'],
} as const

const writeApple =
  (language: keyof typeof appleLabels): Form =>
  ({ note = '', founder, member, subject, letter }) => {
    const [begin, from, about, date, to, sent] = appleLabels[language]
    const colon = language === 'fr' ? ' :' : ':'
    const quoted = [
      `${from}${colon} ${founder.name} <${founder.address}>`,
      `${about}${colon} ${subject}`,
      `${date}${colon} ${sent}`,
      `${to}${colon} ${member.name} <${member.address}>`,
      '',
      ...letter.flatMap((line) => [line, '']),
    ].map((line) => (line === '' ? '>' : `> ${line}`))
    return { subject: `Fwd: ${subject}`, text: [note, '', `${begin}${colon}`, '', ...quoted].join('\n') }
  }

const forms = {
  gmail: writeGmail(false),
  'gmail, HTML only': writeGmail(true),
  'gmail, German': writeGmail(false, 'Von'),
  'outlook desktop': writeOutlookDesktop('en'),
  'outlook desktop, German': writeOutlookDesktop('de'),
  'outlook desktop, French': writeOutlookDesktop('fr'),
  'outlook desktop, Spanish': writeOutlookDesktop('es'),
  'outlook web': writeOutlookWeb('en'),
  'outlook web, German': writeOutlookWeb('de'),
  'outlook web, French': writeOutlookWeb('fr'),
  'apple mail': writeApple('en'),
  'apple mail, German': writeApple('de'),
  'apple mail, French': writeApple('fr'),
} satisfies Record<string, Form>

export type ForwardForm = keyof typeof forms
export const forwardForms = Object.keys(forms) as ForwardForm[]

/** Returns the bytes of an email that forwards a founder's message, as the named client writes it. */
export async function writeForward(form: ForwardForm, forward: Forward): Promise<Buffer> {
  return writeMail({
    ...forms[form](forward),
    from: forward.member,
    to: forward.relay,
    messageId: forward.messageId,
    attachments: forward.files,
  })
}

/** What an email is made of; `html` or `text`, or both. */
export type MailText = {
  from: Person
  to: string
  subject: string
  text?: string | undefined
  html?: string | undefined
  messageId?: string | undefined
  attachments?: readonly MailPart[] | undefined
  headers?: Record<string, string>
  textEncoding?: 'quoted-printable' | 'base64'
}

/** Returns the bytes of an email. */
export async function writeMail({ attachments = [], ...mail }: MailText): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const parts = attachments.map(({ content, ...part }) => ({
    ...part,
    content: typeof content === 'string' ? content : Buffer.from(content),
  }))
  const { message } = await composer.sendMail({ ...mail, attachments: parts })
  // With `buffer` the message is one buffer.
  return message as Buffer
}
