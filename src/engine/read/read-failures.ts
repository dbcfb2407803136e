import { ReadFailure, type ReadFailureCode } from '../ports.ts'

export const readFailureCodes = [
  'not-a-deck',
  'empty',
  'no-pages',
  'too-many-pages',
  'password',
  'locked-presentation',
  'damaged',
  'too-large',
  'too-slow',
  'stalled',
  'out-of-memory',
] as const satisfies readonly ReadFailureCode[]

const messages: Record<ReadFailureCode, string> = {
  'not-a-deck':
    'This file is neither a PDF nor a PowerPoint presentation (.pptx). Export the deck as PDF and upload it again.',
  empty: 'The file is empty. Export the deck as PDF and upload it again.',
  'no-pages': 'The PDF has no pages. Export the deck again and upload it.',
  'too-many-pages': 'The deck has too many pages. Upload the part that matters.',
  password: 'This PDF is protected by a password. Save a copy without it and upload that.',
  'locked-presentation':
    'This presentation is protected by a password, so it cannot be opened. Save it without a password and add it again.',
  damaged: 'The file is damaged; export it again.',
  'too-large': 'The file unpacks to more than can be read. Export the deck as PDF and upload that.',
  'too-slow': 'Reading the file took too long. Export the deck again, with simpler graphics, and upload that.',
  stalled:
    'Reading the file stopped for ten minutes, so it was ended. Try again; if it stops again, export the deck as PDF and upload that.',
  'out-of-memory': 'The file needs too much memory to be read. Export the deck with smaller pictures and upload that.',
}

/** A failure with the sentence that belongs to its code. */
export function createReadFailure(code: ReadFailureCode): ReadFailure {
  return new ReadFailure(code, messages[code])
}
