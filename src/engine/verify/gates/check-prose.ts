import type { Line } from '#engine/deck-doc.ts'
import type { FactKey, VerifiedEvidence } from '#engine/facts.ts'
import { futureWords, laterOffer, passedStatus, strategyWords, visionTitle } from '#engine/lexicons/future-words.ts'
import { offerNouns } from '#engine/lexicons/one-liner-words.ts'
import {
  countedParts,
  doesForOthers,
  type StatementField,
  statementWords,
  wonAward,
  wonPartners,
  wordsBeforePartner,
} from '#engine/lexicons/statement-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { titleHits } from '#engine/understand/title-kinds.ts'
import { readLeadingNames } from '../../extract/names/name-list.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findEarlierStatement } from './find-earlier-statement.ts'
import { isOfList } from './is-of-list.ts'
import { isOnPlan } from './is-on-plan.ts'
import { isSureName } from './is-sure-name.ts'
import { namesCompany, speaksOfCompany } from './speaks-of-company.ts'

/** Words in small letters: a name can be an everyday word as well. */
const smallWords = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu

/** The kinds of slides whose sentences state a field without naming it. */
const kindsByField: Partial<Record<FactKey, readonly SlideKind[]>> = {
  problem: ['problem'],
  solution: ['solution', 'product'],
  go_to_market: ['go-to-market'],
  why_now: ['why-now'],
}
/** The kinds of slides on which words of the product speak of another matter, or of another firm's. */
const kindsOfOtherTopics: readonly SlideKind[] = [
  ...(['problem', 'why-now', 'market', 'team', 'advisors', 'ask', 'roadmap', 'financials', 'contact'] as const),
]
/** Fields of which a plan is another thing: a partner to be is none. */
const fieldsOfFacts = new Set<FactKey>(['partnerships', 'awards', 'product_status', 'competitive_advantage'])
/** Fields whose words also speak of others, so that the sentence has to speak of the company. */
const fieldsOfOwn = new Set<FactKey>(['solution', 'product_status', 'competitive_advantage', 'go_to_market'])

/** The words that state a field, in English and the deck's language. */
const wordsByField: Record<StatementField, ReturnType<typeof translated>> = {
  product_status: translateWords('product_status', 'productStatus'),
  why_now: translateWords('why_now', 'whyNow'),
  competitive_advantage: translateWords('competitive_advantage', 'advantage'),
  intellectual_property: translateWords('intellectual_property', 'property'),
  partnerships: translateWords('partnerships', 'partnership'),
  awards: translateWords('awards', 'award'),
}

function translateWords(field: StatementField, use: WordUse) {
  return translated(statementWords[field].words, use)
}

/** Returns a problem unless the text is a whole sentence of a slide about the field, or one whose own words state it. */
export function checkProse({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const text = String(fact.value).trim()
  const problem: Problem = { gate: 'label', value: text, field: fact.key }
  const isCountOfPartners = fact.key === 'partnerships' && wonPartners.test(text)
  if (/^["“”'‘]|[?؟？]$/u.test(text)) return problem
  const shape = classifyShape(text)
  if (shape === 'fragment' && !isCountOfPartners) return problem
  if (isOfList(text, evidence, deck)) return problem
  const said: Said = { text, isSentence: shape === 'sentence' }
  if (!evidence.some((one) => isAbout(fact.key, said, one, deck))) return problem
  const first = fieldsToldInOrder.has(fact.key) ? findEarlierStatement(evidence, deck) : null
  if (first)
    return { gate: 'rival', here: { page: first.page }, value: text, there: { page: first.page }, other: first.text }
  if (countedParts.test(text) || evidence.some((one) => isTile(one, deck))) return problem
  // What the company does about it is the solution.
  if (fact.key === 'problem' && namesCompany(text.replace(smallWords, ''), deck)) return problem
  if (isLabelledOtherwise(fact.key, text, deck.language)) return problem
  if (fact.key === 'solution' && (laterOffer.test(text) || evidence.some((one) => isOnVision(one, deck))))
    return { gate: 'when', is: 'plan' }
  if (fact.key === 'product_status' && passedStatus.test(text)) return { gate: 'when', is: 'past' }
  if (fact.key === 'product_status' && doesForOthers.test(text)) return problem
  if (fact.key === 'competitive_advantage' && strategyWords.test(text)) return { gate: 'when', is: 'plan' }
  if (fieldsOfOwn.has(fact.key) && !isOfCompany(fact.key, text, deck)) return problem
  if (fact.key === 'partnerships' && evidence.some((one) => isOnPlan(one, deck))) return { gate: 'when', is: 'plan' }
  return fieldsOfFacts.has(fact.key) && futureWords.test(text) ? { gate: 'when', is: 'plan' } : null
}

/** Fields whose slide tells them in a row of statements, the most telling first. */
const fieldsToldInOrder = new Set<FactKey>(['problem', 'solution'])

/** A large number and its caption are set in types further apart than the lines of a sentence. */
const leastTileRatio = 1.5

function isTile({ page, boxes }: VerifiedEvidence, deck: VerifySources): boolean {
  const sizes = findLinesInBoxes(deck.slides.get(page ?? 0)?.lines ?? [], boxes).map(({ fontSize }) => fontSize)
  return sizes.length > 1 && Math.max(...sizes) >= Math.min(...sizes) * leastTileRatio
}

/** The topic that a label ahead of a text names by itself: 'The opportunity: …' tells of none, whatever slide it stands on. */
function isLabelledOtherwise(key: FactKey, text: string, language: string): boolean {
  const label = /^(?<label>[^:：]{3,40})[:：]\s/u.exec(text)?.groups?.label
  const kinds = kindsByField[key]
  if (label === undefined || !kinds) return false
  const hits = titleHits(label, language).filter(({ share }) => share >= leastLabelShare)
  return hits.length > 0 && !hits.some(({ kind }) => kinds.includes(kind))
}
/** A topic's word among others does not label a text. */
const leastLabelShare = 0.6

/** Whether a quote stands on a slide of what the company wants to become. */
function isOnVision({ page }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  return (
    slide !== undefined &&
    [slide.title, ...slide.lines.filter((line) => isBesideTitle(line, slide)).map(({ text }) => text)].some((text) =>
      visionTitle.test(text),
    )
  )
}

/** Whether the sentence speaks of the company, or of a solution begins with what it is: 'A booking app for …'. */
function isOfCompany(key: FactKey, text: string, deck: VerifySources): boolean {
  const words = text.split(/\s+/u)
  if (key === 'product_status') return speaksOfCompany(words.slice(0, mostWordsToSubject).join(' '), deck)
  // A sentence with a sum is about the round or the revenue.
  if (key === 'go_to_market' && /\p{Sc}\s?\d/u.test(text)) return false
  if (speaksOfCompany(text, deck)) return true
  if (key !== 'solution' || otherSubject.test(text)) return false
  return offerNouns.in(deck.language).test(words.slice(0, mostWordsToNoun).join(' '))
}

/** A subject further back is another clause's: 'tokens launched on Norvik'. */
const mostWordsToSubject = 6
/** A noun of the product further back belongs to something else. */
const mostWordsToNoun = 9
/** 'Blockchain is a network', 'They need a system': a sentence about something else. */
const otherSubject =
  /^(?:they|people|users|customers|companies)\b|^\S+(?: \S+)? (?:is|are|was|were|has|have|needs?|can)\b/iu

/** The text of a claim, and whether it has the shape of a sentence. */
type Said = { text: string; isSentence: boolean }

function isAbout(key: FactKey, { text, isSentence }: Said, { page }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  const kinds = kindsByField[key] ?? []
  const isOfSlide = slide !== undefined && isSentence && isOfKind(slide, kinds)
  // What others do badly is told on other slides as well.
  if (key === 'problem') return isOfSlide && (slide.kinds[0]?.score ?? 0) >= leastSureScore
  if (!isStatementField(key)) return isOfSlide && (key !== 'go_to_market' || isTitled(slide, kinds, deck.language))
  const { except, titles } = statementWords[key]
  if (except?.test(text)) return false
  if (key === 'why_now') return isOfSlide || (slide !== undefined && isSentence && titles?.test(slide.title) === true)
  // 'Partnership with Norvik signed' is a note and no partner's name.
  if (key === 'partnerships') return wonPartners.test(text) || (isSentence && namesPartner(text, deck))
  if (key === 'awards') return wonAward.test(text)
  if (slide !== undefined && isOfKind(slide, kindsOfOtherTopics)) return false
  // What customers reached says what they gained, and not what others lack.
  if (key === 'competitive_advantage' && slide !== undefined && isOfKind(slide, ['traction'])) return false
  return isSentence && wordsByField[key].in(deck.language).test(text)
}

/** Points of a slide's kind that words of its body alone hardly reach: its title says what it is about. */
const leastSureScore = 2

/** A partner by name, in a sentence that tells of it; 'Partner with a bank' is a thing to do. */
function namesPartner(text: string, deck: VerifySources): boolean {
  if (/^\W*partner\b/iu.test(text)) return false
  const match = wordsByField.partnerships.in(deck.language).exec(text)
  if (!match) return false
  const after = text
    .slice(match.index + match[0].length)
    .replace(/^[\s:–-]+/u, '')
    .replace(wordsBeforePartner, '')
  return readLeadingNames(after).some((name) => isSureName(name, deck))
}

/** In fractions of the page; a line over the title or as the title stands no lower. */
const lowestTitle = 0.25
const mostTitleWords = 8
/** A word that makes up less of a title is one of a slogan: 'Feed the community, fund the mission'. */
const leastTitleShare = 0.3

/** Whether the title, or a short line beside it, says what the slide is about; words all over a slide can speak of it by the way. */
const isTitled = (slide: Slide, kinds: readonly SlideKind[], language: string) =>
  [slide.title, ...slide.lines.filter((line) => isBesideTitle(line, slide)).map(({ text }) => text)].some((text) =>
    titleHits(text, language).some(({ kind, share }) => kinds.includes(kind) && share >= leastTitleShare),
  )

const isBesideTitle = (line: Line, { titleLines }: Slide) =>
  line.box.y < lowestTitle && line.words.length <= mostTitleWords && !titleLines.includes(line)

const isStatementField = (key: FactKey): key is StatementField => Object.hasOwn(statementWords, key)

/** The kind that the slide is about before all else. */
const isOfKind = (slide: Slide, kinds: readonly SlideKind[]) => {
  const main = slide.kinds[0]?.kind
  return main !== undefined && kinds.includes(main)
}
