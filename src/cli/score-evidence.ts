import type { Memo, MemoField } from '#contract/memo.ts'
import { joinLetters, splitWords } from './compare-values.ts'
import { listKnownEntries } from './label-rules.ts'
import { getPage } from './score-topics.ts'
import type { Tallies } from './tallies.ts'

/** How many values cite, and how many quotes stand on the page that they name; `claimed` are the validated ones. */
export type EvidenceCount = {
  values: number
  cited: number
  quotes: number
  found: number
  claimed: number
  claimedFound: number
}

/** The text of a page by an extractor other than the memo's where there is one; null when the page can't be read. */
export type PageText = (page: number) => Promise<string | null>

const fewestCharacters = 20
const knownShare = 0.9

export const makeEvidenceCount = (): EvidenceCount => ({
  values: 0,
  cited: 0,
  quotes: 0,
  found: 0,
  claimed: 0,
  claimedFound: 0,
})

/** Looks every quote of a memo up on its page and adds to the counts. */
export async function scoreEvidence(
  slug: string,
  memo: Memo,
  pageText: PageText,
  count: EvidenceCount,
  tallies: Tallies,
): Promise<void> {
  for (const section of Object.values(memo.validated_response))
    for (const record of Array.isArray(section) ? section : [section])
      for (const [name, field] of Object.entries(record)) {
        if (listKnownEntries(field.value).length === 0 || field.value === false) continue
        count.values++
        if (field.source.value !== '') count.cited++
        const found = await isQuoteOnPage(field, pageText)
        if (found === null) continue
        count.quotes++
        if (found) count.found++
        if (field.validated) count.claimed++
        if (field.validated && found) count.claimedFound++
        if (!found)
          tallies.miss(slug, `quote of ${name}`, field.source.in1, `not on page ${getPage(field.source.value)}`)
      }
}

/** Null where nothing can be looked up: no page cited, no quote, or a page without text. */
async function isQuoteOnPage({ source }: MemoField, pageText: PageText): Promise<boolean | null> {
  const page = getPage(source.value)
  if (page === null || !source.in1) return null
  const text = await pageText(page)
  if (text === null || joinLetters(text).length < fewestCharacters) return null
  return holdsQuote(text, source.in1)
}

/** Letter for letter, or nine words in ten wherever they stand. */
export function holdsQuote(text: string, quote: string): boolean {
  if (joinLetters(text).includes(joinLetters(quote))) return true
  const there = new Set(splitWords(text))
  const words = splitWords(quote)
  return words.length > 0 && words.filter((word) => there.has(word)).length / words.length >= knownShare
}
