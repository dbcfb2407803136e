import { plainWords } from '#engine/text/words.ts'
import { makeClaimKey, type Verdicts } from './claim.ts'
import { readVerdicts, type Verdict } from './confirm-answer.ts'
import type { SheetLine } from './make-sheet.ts'

/** Why a reader is not believed: it confirmed a sentence that code knows to be false, it passed over one, or it refused every sentence. */
export type Disbelief = 'confirmed-false' | 'passed-over' | 'refused-all'
export type SecondReading = { verdicts: Verdicts; disbelief: null } | { verdicts: null; disbelief: Disbelief }

/** Of fewer sentences all may be wrong. */
const fewestRefused = 4

/** Returns what a second reading says of each claim that it judged, or why nothing that it says counts. */
export function judgeClaims(answer: string, sheet: readonly SheetLine[]): SecondReading {
  const given = Map.groupBy(readVerdicts(answer, 2 * sheet.length), ({ sentence }) => sentence)
  const judged = sheet.flatMap((line) => {
    const own = given.get(line.id)
    // Of two verdicts on one sentence the harder counts.
    return own === undefined ? [] : [{ ...line, holds: own.every((one) => confirms(one, line)) }]
  })
  const controls = sheet.filter(({ isControl }) => isControl).length
  const refused = judged.filter(({ isControl, holds }) => isControl && !holds).length
  const claims = judged.filter(({ isControl }) => !isControl)
  const disbelief: Disbelief | null = judged.some(({ isControl, holds }) => isControl && holds)
    ? 'confirmed-false'
    : refused < controls
      ? 'passed-over'
      : claims.length >= fewestRefused && claims.every(({ holds }) => !holds)
        ? 'refused-all'
        : null
  if (disbelief !== null) return { verdicts: null, disbelief }
  return { verdicts: new Map(claims.map(({ claim, holds }) => [makeClaimKey(claim), holds])), disbelief: null }
}

/** 'none' and '-' do not stand in the sentence, so they name nothing in it that goes beyond its facts. */
function confirms({ beyond, holds }: Verdict, { claim }: SheetLine): boolean {
  const words = new Set(plainWords(claim.text).split(' '))
  return (
    holds &&
    !plainWords(beyond)
      .split(' ')
      .some((word) => words.has(word))
  )
}
