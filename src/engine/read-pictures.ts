import { withholdInstructions } from './check/withhold-instructions.ts'
import type { DeckDoc, DeckPage } from './deck-doc.ts'
import type { VerifiedEvidence } from './facts.ts'
import { endsAsking, type ModelInput, type PlannedRequest } from './language-model.ts'
import { applyTranscript } from './model/pictures/apply-transcript.ts'
import { choosePictures } from './model/pictures/choose-pictures.ts'
import { makeTranscribeRequest, transcribeName } from './model/pictures/transcribe-request.ts'
import { readTranscript, type TranscriptLine } from './model/pictures/transcript-answer.ts'
import { understandDeck } from './understand/understand-deck.ts'

/** A deck with what a model read from its page images. */
export type PictureReading = {
  doc: DeckDoc
  /** Lines of images that address a machine; they are in no page. */
  withheld: VerifiedEvidence[]
  /** To be asked before everything else; null once it was, and where no page needs it. */
  request: PlannedRequest | null
  /** Why pages that should have been shown were not read so, for a person; null when they were. */
  note: string | null
}

/**
 * The deck with the lines that a model transcribed from the pages whose text can't be relied on; the deck as it was read where
 * it did not. Pure: the same answers give the same deck.
 */
export function readPictures(model: ModelInput, doc: DeckDoc): PictureReading {
  const deck = understandDeck(withholdInstructions(doc, []).doc)
  const pages = choosePictures(deck)
  const asRead = { doc, withheld: [], request: null, note: null }
  if (pages.length === 0) return asRead
  const answer = model.answers.find((one) => one.name === transcribeName)
  if (!answer) {
    const failure = model.failures.find((one) => one.name === transcribeName || endsAsking(one.code))
    if (failure) return { ...asRead, note: endsAsking(failure.code) ? null : tellUnread(pages, failure.message) }
    if (!model.pictures) return { ...asRead, note: tellUnread(pages, `${model.label} takes no images.`) }
    return { ...asRead, request: makeTranscribeRequest(deck, pages) }
  }
  const { lines, withheld } = withholdOrders(doc, readTranscript(answer.text, pages))
  if (lines.length === 0 && withheld.length === 0)
    return { ...asRead, note: tellUnread(pages, 'The model wrote down nothing.') }
  const { doc: read, isForeign } = applyTranscript(doc, lines)
  const note = isForeign ? tellUnread(pages, 'What the model wrote down is of other pages.') : null
  return { ...asRead, doc: read, withheld, note }
}

function tellUnread(pages: readonly number[], why: string): string {
  const [one, more] = [pages.length === 1, pages.slice(0, -1).join(', ')]
  const places = one ? `The image of page ${pages[0]} was` : `The images of pages ${more} and ${pages.at(-1)} were`
  return `${places} not read by the model: ${why} Only OCR read ${one ? 'it' : 'them'}.`
}

/** The lines without those that address a machine, and without what follows these on the same page. */
function withholdOrders(
  doc: DeckDoc,
  transcript: readonly TranscriptLine[],
): { lines: TranscriptLine[]; withheld: VerifiedEvidence[] } {
  const own = doc.pages.map(({ page }) => transcript.filter((line) => line.page === page))
  const pages = doc.pages.map((page, index) => ({ ...page, blocks: blocksOf(own[index] ?? []) }))
  const { doc: kept, withheld } = withholdInstructions({ ...doc, pages }, [])
  const lines = kept.pages.flatMap((page, index) => {
    const count = page.blocks.reduce((sum, block) => sum + block.lines.length, 0)
    return (own[index] ?? []).slice(0, count)
  })
  return { lines, withheld: withheld.map((one) => ({ ...one, boxes: [] })) }
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

const blocksOf = (lines: readonly TranscriptLine[]): DeckPage['blocks'] =>
  lines.length === 0
    ? []
    : [{ lines: lines.map(({ text }) => ({ text, words: [], box: nowhere, fontSize: 0, bold: false })), box: nowhere }]
