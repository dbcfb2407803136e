import type { MailKind } from '#contract/founders-mail.ts'
import type { Flag } from '#contract/memo.ts'
import { memoSections } from '#contract/memo-fields.ts'

/** What the templates know of a deal. */
export type MailFacts = {
  company: string
  /** The founder who is addressed; '' when the memo names none. */
  founder: string
  sender: string
  unknownFields: readonly string[]
  redFlags: readonly Flag[]
}
export type MailText = { subject: string; body: string }

/** The questions of every first email. */
const questions = [
  'Valuation: at which valuation, or cap, are you raising?',
  'Co-investors: who has committed so far, and is there a lead?',
  'Stage: which round is this, and what have you raised before?',
  'Deck: is there a newer version than the one we have?',
  'Cap table: could you share the current one?',
  'Closing deadline: when do you plan to close the round?',
]

/** Writes the email that a draft of this kind starts with. */
export function writeDefaultMail(kind: MailKind, facts: MailFacts): MailText {
  return kind === 'ask' ? writeAskMail(facts) : writePassMail(facts, [])
}

function writeAskMail(facts: MailFacts): MailText {
  const lead = `Thank you for sharing ${facts.company} with us. Before we go on, could you help us with these points?`
  return { subject: `A few questions about ${facts.company}`, body: writeLetter(facts, [lead, writeList(questions)]) }
}

/** Writes an email that asks for what the memo could not find, without the memo's own classifications. */
export function writeUnknownFieldsMail(facts: MailFacts): MailText {
  const lead = `Thank you for sharing ${facts.company} with us. We could not find these points in the deck. Could you fill us in?`
  const points = pickAskableFields(facts.unknownFields)
  return {
    subject: `What we could not find about ${facts.company}`,
    body: writeLetter(facts, [lead, writeList(points)]),
  }
}

const classifications = new Set<string>(
  memoSections.filter(({ name }) => name === 'Company type').flatMap(({ fields }) => fields.map(({ name }) => name)),
)

export const pickAskableFields = (names: readonly string[]): string[] =>
  names.filter((name) => !classifications.has(name))

/** Writes an email that declines, with the red flags as its reason if there are any. */
export function writePassMail(facts: MailFacts, redFlags: readonly Flag[]): MailText {
  const thanks = `Thank you for sharing ${facts.company} with us, and for the time you put into it.`
  const decision = 'After looking into it we have decided not to go further at this point.'
  const paragraphs = [thanks, decision]
  if (redFlags.length > 0) {
    const reasons = redFlags.map(({ key, value }) => `${key}: ${value}`)
    paragraphs.push(`What it came down to on our side:\n${writeList(reasons)}`)
  }
  paragraphs.push('This may change as you grow. Please keep us posted on how it goes; we wish you every success.')
  return { subject: `${facts.company}: our decision`, body: writeLetter(facts, paragraphs) }
}

const writeList = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')

function writeLetter({ founder, sender }: MailFacts, paragraphs: readonly string[]): string {
  const firstName = founder.trim().split(/\s+/)[0] ?? ''
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  return [greeting, ...paragraphs, ['Best regards,', sender].filter(Boolean).join('\n')].join('\n\n')
}
