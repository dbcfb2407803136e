import type { VerifiedFact } from '#engine/facts.ts'
import { listFocused, writeFromPlaces } from './concluded-sentence.ts'
import { cutText } from './cut-text.ts'
import { joinList } from './join-list.ts'
import { writePlace } from './place-text.ts'
import { problemText } from './problem-text.ts'
import { quoteWords } from './quoted-words.ts'
import { longestReasonCharacters, mostQuotedWords } from './reason-limits.ts'
import { reasonText } from './reason-text.ts'

/** More pages are counted instead of listed. */
const mostPagesListed = 4

/** Returns the reason of a list, which counts its proved entries and names what proves them; of one entry its own. */
export function listReasonText(facts: readonly VerifiedFact[]): string {
  const [first] = facts
  if (!first) return ''
  if (facts.length === 1) return reasonText(first)
  if (facts.every(({ standing }) => standing === 'inferred')) return writeConcluded(facts)
  const proved = facts.filter(({ standing }) => standing === 'proved')
  if (proved.length === 0) return cutText(writeUnproved(facts), longestReasonCharacters)
  const count =
    proved.length < facts.length
      ? `${proved.length} of ${facts.length} ${proved.length === 1 ? 'is' : 'are'} proved`
      : `${facts.length === 2 ? 'Both' : `All ${facts.length}`} are proved`
  return cutText(`${count}${writeProof(count, proved)}.`, longestReasonCharacters)
}

function writeConcluded(facts: readonly VerifiedFact[]): string {
  const places = facts.flatMap((fact) => listFocused(fact).slice(0, 1))
  return writeFromPlaces(`${facts.length} values are concluded from`, places)(longestReasonCharacters)
}

/** The one heading that proves all entries, else their pages. */
function writeProof(lead: string, proved: readonly VerifiedFact[]): string {
  const headings = new Set(proved.map(({ ground }) => (ground?.from === 'heading' ? ground.heading : '')))
  const [heading] = headings
  const places = writePlaces(proved)
  if (headings.size !== 1 || !heading || new Set(proved.map(getPage)).size !== 1) return `, ${places}`
  const characters = longestReasonCharacters - lead.length - places.length - ' by the heading  .'.length
  return ` by the heading ${quoteWords(heading, { words: mostQuotedWords, characters })} ${places}`
}

/** The problem that all entries share, else their pages. */
function writeUnproved(facts: readonly VerifiedFact[]): string {
  const lead = `None of ${facts.length} is proved`
  const texts = new Set(facts.map(({ problem }) => (problem ? problemText(problem) : '')))
  const [shared] = texts
  return texts.size === 1 && shared ? `${lead}. ${shared}` : `${lead}; they stand ${writePlaces(facts)}.`
}

const getPage = ({ evidence }: VerifiedFact) => evidence[0]?.page ?? null

function writePlaces(facts: readonly VerifiedFact[]): string {
  const pages = [...new Set(facts.map(getPage))].filter((page) => page !== null).sort((a, b) => a - b)
  const others = new Set(
    facts.flatMap(({ evidence: [first] }) => (first && first.page === null ? [writePlace(first)] : [])),
  )
  const onPages =
    pages.length > mostPagesListed
      ? `on ${pages.length} pages`
      : `on page${pages.length === 1 ? '' : 's'} ${joinList(pages.map(String))}`
  return joinList([...(pages.length > 0 ? [onPages] : []), ...others])
}
