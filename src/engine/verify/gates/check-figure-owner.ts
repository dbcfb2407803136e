import { fieldVocabulary } from '#contract/memo-fields.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from '#engine/extract/figures/statement.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { centrePoint, isInside } from '#engine/geometry.ts'
import {
  actingPeople,
  comparablesTitles,
  customersResults,
  customerTitles,
  exampleTitles,
  exampleWords,
  rivalWords,
  weWords,
  worldWords,
} from '#engine/lexicons/figure-owner-words.ts'
import { othersWords, ownWords } from '#engine/lexicons/nature-words.ts'
import { otherFirms } from '#engine/lexicons/origin-words.ts'
import { otherCompanies } from '#engine/lexicons/subjects.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { SlideKind, Voice, VoiceMark } from '#engine/slides.ts'
import { findVoice } from '#engine/understand/find-voice.ts'
import type { FigureUnit } from '../figure-unit.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { type FigureField, isFigureField, isMarketField, isRoundField } from './figure-fields.ts'
import { readFigureUnit } from './read-figure-unit.ts'
import { speaksOfCompany } from './speaks-of-company.ts'

type Owner = Extract<Problem, { gate: 'whose' }>['of']

/** Slides that are about others: a figure there is the company's own only where words say so. */
const ownersByKind = new Map<SlideKind, Owner>([
  ['problem', 'market'],
  ['why-now', 'market'],
  ['market', 'market'],
  ['competition', 'competitor'],
  ['team', 'no-owner'],
  ['advisors', 'adviser'],
])
/** Slides on which a company shows its own figures. */
const kindsOnItself: readonly SlideKind[] = ['traction', 'financials', 'business-model', 'ask', 'cover', 'contact']
/** Fields that a figure of someone else fills most easily: they need the slide or a word that makes it the company's own. */
const guardedFields: ReadonlySet<FigureField> = new Set<FigureField>([
  ...(['revenue', 'revenue_growth', 'customers', 'users', 'employees', 'gmv', 'other_metrics'] as const),
])
/** The team's slide counts the company's own people. */
const kindsOnStaff: readonly SlideKind[] = [...kindsOnItself, 'team']

/** Of gate 4: is a figure, or a value of a vocabulary, the company's own? Passes the fields that hold neither. */
export function checkFigureOwner(claim: Claim, deck: VerifySources): Problem | null {
  const { key } = claim.fact
  const unit = isFigureField(key) || isNamedTerm(key) ? readFigureUnit(claim, deck) : null
  const of = !unit
    ? null
    : isFigureField(key)
      ? correctByEmployer(findOtherOwner(key, claim, unit), unit, deck)
      : (findOwnerByHeading(unit) ?? findOtherVoice(claim.evidence, unit.statement))
  return of === null ? null : { gate: 'whose', of }
}

/** Whether a field is named in words that could be of another firm: a vocabulary's value, or the instrument. */
const isNamedTerm = (key: string) => key in fieldVocabulary || key === 'instrument'

/** Returns whose a figure is when it is not the company's own, `no-owner` when nothing tells; null when it is the company's. */
function findOtherOwner(field: FigureField, { evidence }: Claim, unit: FigureUnit): Owner | null {
  const { statement } = unit
  const headed = findOwnerByHeading(unit)
  // A scenario is what a forecast is made of.
  if (headed && !(headed === 'example' && field === 'revenue_forecast')) return headed
  const words = joinStatementWords(statement)
  if (exampleWords.test(words)) return 'example'
  const voice = findOtherVoice(evidence, statement)
  if (voice && !(isMarketField(field) && voicesOnMarkets.has(voice))) return voice
  if (isMarketField(field) || ofItself.has(field)) return null
  if (customersResults.test(words)) return 'customer'
  if (rivalWords.test(words) || otherCompanies.test(words)) return 'competitor'
  if (isOnCard(evidence, statement) || (field === 'year_founded' && otherFirms.test(words))) return 'other-person'
  if (isRoundField(field)) return findOwnerBySlide(field, statement)
  if (worldWords.test(words) || othersWords.in(statement.language).test(words)) return 'market'
  return findOwnerBySlide(field, statement)
}

const employer = /^(?<subject>.*?)\bemploys?\b/iu
const companyItself =
  /(?:\bwe|\b(?:the|our) (?:company|start-?up|firm|team))(?: (?:now|currently|already|today))?\s*$/iu

/** 'Norvik employs 17 people' is the company's own where Norvik is the company, and another's where it is not. */
function correctByEmployer(owner: Owner | null, { statement }: FigureUnit, deck: VerifySources): Owner | null {
  const subject = employer.exec(statement.text)?.groups?.subject?.trim() ?? ''
  if (subject === '' || (owner !== null && owner !== 'no-owner')) return owner
  const isOwn = companyItself.test(subject) || (!/\bour\b/iu.test(subject) && speaksOfCompany(subject, deck))
  return isOwn ? null : 'no-owner'
}

function findOwnerByHeading({ headings }: FigureUnit): Owner | null {
  if (headings.some((one) => customerTitles.test(one))) return 'customer'
  if (headings.some((one) => comparablesTitles.test(one))) return 'competitor'
  return headings.some((one) => exampleTitles.test(one)) ? 'example' : null
}

/** Fields of which only a company speaks: what it plans to do, and with what money. */
const ofItself: ReadonlySet<FigureField> = new Set<FigureField>(['milestones', 'use_of_funds'])

/** Voices that may tell a market's size and growth. */
const voicesOnMarkets: ReadonlySet<Voice> = new Set<Voice>(['market', 'third-party'])

function findOtherVoice(evidence: readonly VerifiedEvidence[], { slide }: Statement): VoiceMark['voice'] | null {
  return slide
    ? (findVoice(
        slide,
        evidence.flatMap(({ boxes }) => boxes),
      )?.voice ?? null)
    : null
}

function findOwnerBySlide(field: FigureField, statement: Statement): Owner | null {
  const { slide, language } = statement
  if (!slide) return null
  const words = joinStatementWords(statement)
  if (weWords.in(language).test(words)) return null
  const kinds = field === 'employees' ? kindsOnStaff : kindsOnItself
  const [first, second] = slide.kinds.map(({ kind }) => kind)
  const isHome = [first, second].some((kind) => kind !== undefined && kinds.includes(kind))
  if (isHome) return null
  const main = getMainKind(slide)
  const other = main === null || hasKind(slide, 'ask') ? undefined : ownersByKind.get(main)
  if (other) return other
  if (ownWords.in(language).test(words)) return null
  return guardedFields.has(field) && !isOwnTile(statement, main) ? 'no-owner' : null
}

/** Longer lines hold more than a tile. */
const longestTileChars = 40

/** A tile on a slide that is about nothing else shows off the company's own count, where its label is of people who act. */
const isOwnTile = (statement: Statement, main: SlideKind | null) =>
  (main === null || main === 'product' || main === 'solution') &&
  joinStatementWords(statement).length <= longestTileChars &&
  actingPeople.test(joinStatementWords(statement))

const slack = 0.004

/** Whether a figure stands in the card of a person, whose past it may tell. */
function isOnCard(evidence: readonly VerifiedEvidence[], { slide }: Statement): boolean {
  const boxes = evidence.flatMap((one) => one.boxes.map(centrePoint))
  return (slide?.people ?? []).some(({ lines }) =>
    lines.some((line) => boxes.some((box) => isInside(box, line.box, slack))),
  )
}
