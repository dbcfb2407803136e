/** A deal that was made of an email. */
export type MadeDeal = { name: string; url: string }

const howToSend =
  'Forward an email with the deck attached (PDF or PowerPoint, at least 4 pages), or with a link to Google Drive, Google Slides, DocSend or Dropbox.'

/** Writes to the member what became of an email: the deals that were made, and what was not taken. */
export function writeForwardReply(appUrl: string, deals: readonly MadeDeal[], notes: readonly string[]): string {
  const lines = deals.map(({ name, url }) => `${name}: ${url}`)
  const [first] = lines
  if (first === undefined)
    return join([
      'Firstread found no deck in this email, so it made no deal.',
      ...notes,
      howToSend,
      `Or upload it: ${appUrl}/deal-room`,
    ])
  const lead =
    lines.length === 1
      ? `This email is now a deal. ${first}`
      : `This email is now ${lines.length} deals.\n\n${lines.join('\n')}`
  return join([lead, 'The memo follows within a few minutes; the deal list shows how far it is.', ...notes])
}

/** Writes to the member that an email could not be processed. */
export function writeFailureReply(appUrl: string, reason: string): string {
  return join([
    `Firstread could not process this email, so it made no deal. ${reason}`,
    `Send it again, or upload the deck: ${appUrl}/deal-room`,
  ])
}

/** Writes to the member who asked what a founder answered. */
export function writeAnswerMail(answer: {
  from: string
  deal: MadeDeal
  text: string
  notes: readonly string[]
}): string {
  const { from, deal, text, notes } = answer
  const lead = `${from} answered your email about ${deal.name}. The answer is an update of the deal, and the memo is made again with it: ${deal.url}`
  return join([lead, ...notes, 'The answer:', text === '' ? '(no text)' : text])
}

const join = (paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`
