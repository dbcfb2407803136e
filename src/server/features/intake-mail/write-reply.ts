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

/** Writes to the member who asked what a founder answered, and what became of it. */
export function writeAnswerMail(answer: {
  from: string
  deal: MadeDeal
  isUpdate: boolean
  /** As it came, so that answers between quoted questions can be understood. */
  text: string
  notes: readonly string[]
}): string {
  const { from, deal, isUpdate, text, notes } = answer
  const became = isUpdate ? ' The answer is an update of the deal, and the memo is being regenerated.' : ''
  const lead = `${from} answered your email about ${deal.name}.${became} ${deal.url}`
  return join([lead, ...notes, ...(text === '' ? [] : ['The answer:', text])])
}

/** What a member reads of the files and links of an answer. */
export const answerNotes = {
  newDeck: (name: string) => `${name} is now the newest deck of the deal, and the memo is being regenerated from it.`,
  busy: (name: string) =>
    `${name} was not added as a new deck, because the memo was being regenerated. It is attached; add it as a new version.`,
  otherFile: (name: string) => `${name} is attached. If it is a newer deck, add it as a new version.`,
  link: (url: string) => `The answer links to ${url}. If that is a newer deck, add it as a new version.`,
}

const join = (paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`
