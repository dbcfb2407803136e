import type { MailKind } from '#contract/founders-mail.ts'
import type { Flag } from '#contract/memo.ts'

/** What the templates know of a deal. */
export type MailFacts = {
  company: string
  /** The founder who is addressed; '' when the memo names none. */
  founder: string
  sender: string
  /** What to ask about what the memo does not know or finds contradicted. */
  questions: readonly string[]
  /** Whether answers come to the deal; else they go to the user. */
  receivesAnswers: boolean
  redFlags: readonly Flag[]
}
export type MailText = { subject: string; body: string }

/** The questions of every first email. */
const firstQuestions = [
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
  return {
    subject: `A few questions about ${facts.company}`,
    body: writeLetter(facts, [lead, writeList(firstQuestions)]),
  }
}

/** Writes an email that asks for what the memo could not find, or finds contradicted. */
export function writeUnknownFieldsMail(facts: MailFacts): MailText {
  const lead = `Thank you for sharing ${facts.company} with us. Some points are missing or unclear in what we have. Could you help us with these questions?`
  return {
    subject: `What we could not find about ${facts.company}`,
    body: writeLetter(facts, [lead, writeList(facts.questions)]),
  }
}

const wishes = 'This may change as you grow. Please keep us posted on how it goes; we wish you every success.'
const writeReasons = (reasons: readonly string[]) => `What it came down to on our side:\n${writeList(reasons)}`

/** Returns whether an email that declines gives this reason. */
export const hasReason = (body: string, reason: string): boolean => body.includes(writeReasons([reason]))

/** Returns an email that declines with a reason, before its wishes, or at its end where those were taken out. */
export function addReason(body: string, reason: string): string {
  const paragraph = writeReasons([reason])
  // As a text, '$$' of the reason would stand for '$'.
  return body.includes(wishes) ? body.replace(wishes, () => `${paragraph}\n\n${wishes}`) : `${body}\n\n${paragraph}`
}

/** Takes the reason out again; what a person wrote stays. */
export function removeReason(body: string, reason: string): string {
  const paragraph = writeReasons([reason])
  return body.replace(`${paragraph}\n\n`, '').replace(`\n\n${paragraph}`, '')
}

/** Writes an email that declines, with the red flags as its reason if there are any. */
export function writePassMail(facts: MailFacts, redFlags: readonly Flag[]): MailText {
  const thanks = `Thank you for sharing ${facts.company} with us, and for the time you put into it.`
  const decision = 'After looking into it we have decided not to go further at this point.'
  const paragraphs = [thanks, decision]
  if (redFlags.length > 0) {
    const reasons = redFlags.map(({ key, value }) => `${key}: ${value}`)
    paragraphs.push(writeReasons(reasons))
  }
  paragraphs.push(wishes)
  return { subject: `${facts.company}: our decision`, body: writeLetter(facts, paragraphs) }
}

const writeList = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')

function writeLetter({ founder, sender }: MailFacts, paragraphs: readonly string[]): string {
  const firstName = founder.trim().split(/\s+/)[0] ?? ''
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  return [greeting, ...paragraphs, ['Best regards,', sender].filter(Boolean).join('\n')].join('\n\n')
}
