import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { hasOwnWord } from '../../extract/names/has-own-word.ts'
import type { VerifySources } from '../verify-sources.ts'
import { isSureName } from './is-sure-name.ts'

/** Whether a name that no dictionary knows is read on a logo that is cited, where firms often write themselves small. */
export const isOnLogo = (name: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean =>
  hasOwnWord(name) &&
  isSureName(capitalise(name), deck) &&
  evidence.some(({ page, quote }) => {
    const slide = page === null ? undefined : deck.slides.get(page)
    return slide?.doc.logos?.some((line) => line.text === quote && isSurelyRead(line)) ?? false
  })

/** Of labelled logos in small letters all that were read so surely are right. */
const leastConfidence = 0.9
const isSurelyRead = ({ words }: Line) => words.every(({ confidence = 1 }) => confidence >= leastConfidence)

const capitalise = (text: string) => text.replace(/(?<![\p{L}\d’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
