import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { plainWords } from '#engine/text/words.ts'
import { type KeyFactLine, listProvedTexts } from './key-fact-line.ts'
import { termKeys } from './round-sentences.ts'

const keysOfRound: readonly FactKey[] = [...termKeys, 'previous_funding', 'previous_investors']

/** Returns the lines on the use of funds without those that the fundraising summary tells, where others are left. */
export function leaveOutRound(lines: readonly KeyFactLine[], facts: readonly VerifiedFact[]): KeyFactLine[] {
  const round = keysOfRound
    .flatMap((key) => listProvedTexts(facts, key))
    .flatMap(({ evidence }) => evidence.map(({ page, quote }) => ({ page, words: plainWords(quote) })))
  const isTold = (line: KeyFactLine) => {
    const [own] = line.evidence
    const words = plainWords(own?.quote ?? '')
    return !line.firm && round.some((one) => one.page === own?.page && one.words.includes(words))
  }
  const left = lines.filter((line) => !isTold(line))
  return left.some(({ shape }) => shape !== 'fragment' && shape !== 'heading') ? left : [...lines]
}
