import { genderWords, guessWords } from '#engine/lexicons/prose-form-words.ts'
import { countWords } from '#engine/text/words.ts'
import type { CitedFact } from './cited-fact.ts'
import { fitStanding } from './fit-standing.ts'
import { repairOpening } from './repair-opening.ts'

/** Words of a sentence, before it is given as the deck's word: longer ones tell more than one thing. */
const mostWords = 28

/**
 * Returns a sentence in the form that the memo has: it stands alone, fits how sure its facts are, and has one end. Null where it is
 * too long, guesses, tells a person's gender, or can't be put into that form.
 */
export function shapeSentence(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  const bare = text.replace(/\s+/gu, ' ').trim()
  if (bare === '' || countWords(bare) > mostWords || guessWords.test(bare)) return null
  const alone = repairOpening(bare, cited, company)
  if (alone === null || genderWords.test(alone)) return null
  const fitting = fitStanding(alone, cited, company)
  return fitting === null ? null : endSentence(fitting)
}

const endSentence = (text: string) => (/[.!?…]["”’)]*$/u.test(text) ? text : `${text}.`)
