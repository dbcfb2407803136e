import type { VerifiedEvidence } from '#engine/facts.ts'
import type { VerifySources } from '../verify-sources.ts'
import { isSureName } from './is-sure-name.ts'

/** Whether a name is read on a logo that is cited, where firms often write themselves small: with capitals it is a sure name. */
export const isOnLogo = (name: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean =>
  isSureName(capitalise(name), deck) &&
  evidence.some(({ page, quote }) => {
    const slide = page === null ? undefined : deck.slides.get(page)
    return slide?.doc.logos?.some(({ text }) => text === quote) ?? false
  })

const capitalise = (text: string) => text.replace(/(?<![\p{L}\d’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
