import type { VerifiedEvidence } from '#engine/facts.ts'
import { hasOwnWord } from '../../extract/names/has-own-word.ts'
import { isSurelyRead } from '../../extract/names/logo-names.ts'
import type { VerifySources } from '../verify-sources.ts'
import { isSureName } from './is-sure-name.ts'
import { listCitedLogos } from './list-cited-logos.ts'

/** Four letters in a row and a vowel; an address is none. */
const word = /^(?!.*\.)(?=.*[aeiouyáéíóúäöü]).*\p{L}{4}/iu

/** Whether a name that no dictionary knows is read on a logo that is cited, where firms often write themselves small. */
export const isOnLogo = (name: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean =>
  word.test(name) &&
  hasOwnWord(name) &&
  isSureName(capitalise(name), deck) &&
  evidence.some((one) => listCitedLogos(one, deck).some(isSurelyRead))

const capitalise = (text: string) => text.replace(/(?<![\p{L}\d’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
