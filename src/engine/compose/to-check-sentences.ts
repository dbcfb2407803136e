import { importantFields } from '#contract/field-importance.ts'
import { findMark, isMarkToCheck } from '#contract/find-mark.ts'
import type { MemoField, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { getField, listFounders, listSources } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { countVisibleWords } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { planShortest, type WriteSentence } from './plan-shortest.ts'
import { markValue } from './prose-marks.ts'
import { mostWordsOfSentence, type SummaryText } from './summary-text.ts'

const mostNamed = 5
const nouns: Readonly<Record<string, string>> = {
  'Headquarter Location': 'headquarters',
  'Amount Raising': 'amount',
  'Founder Name': 'founders',
  Role: 'roles',
  TAM: 'TAM',
}

const nameInSentence = (name: string) => nouns[name] ?? name.toLowerCase()

/**
 * Returns 'To check:' with both values of what the deck contradicts. One for which the sentence has no room is told by its field
 * alone, or counted where even that is too long; the others go on.
 */
export function writeContradictions(to: SummaryText): string {
  const all = listContradictions(to.memo)
  const every = chooseTexts(all, 0)
  const told = every.length === all.length ? every : chooseTexts(all, wordsOfMore)
  if (told.length === 0) return ''
  const parts = told.map(
    ({ text, sources }) => `${text} ${sources.map((source) => to.citations.mark(source, 'contradicted')).join(' ')}`,
  )
  if (told.length < all.length) parts.push(`${all.length - told.length} more`)
  return `To check: ${parts.join('; ')}.`
}

type Contradicted = { name: string; reason: string; sources: SourceLink[] }
const wordsOfMore = 2

/** The text of each that still has room in the sentence beside the words that are kept free. */
function chooseTexts(all: readonly Contradicted[], kept: number): Array<{ text: string; sources: SourceLink[] }> {
  let room = mostWordsOfSentence - countVisibleWords('To check:') - kept
  return all.flatMap(({ name, reason, sources }) => {
    const full = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`.replace(/\.$/u, '')
    const text = [full, `two values for ${nameInSentence(name)}`]
      .map(escapeMarkdown)
      .find((one) => countVisibleWords(one) <= room)
    if (text === undefined) return []
    room -= countVisibleWords(text)
    return [{ text, sources }]
  })
}

/** Both sides of a pair are contradicted by each other; the pair is told once. */
function listContradictions(memo: ValidatedResponse): Contradicted[] {
  const told = new Set<string>()
  return listByImportance(memo).flatMap(({ name, field }) => {
    const { contradicted_by: others = [] } = field
    if (others.length === 0) return []
    const own = listSources(field)[0]
    return others.flatMap((one) => {
      if (one.settled || one.reason === '') return []
      const key =
        one.reason
          .match(/[\p{L}\p{N}]+/gu)
          ?.toSorted()
          .join(' ') ?? ''
      if (told.has(key)) return []
      told.add(key)
      return [{ name, reason: one.reason, sources: own ? [own, one.source] : [one.source] }]
    })
  })
}

/** Plans the sentence of important fields that are found or concluded and not proved, and of those that a page comes near. */
export function planNotProved(text: SummaryText): WriteSentence {
  const important = listByImportance(text.memo).filter(({ name }) => ranks.has(name))
  const list = (isWanted: (field: MemoField) => boolean) => [
    ...new Map(important.flatMap((one) => (isWanted(one.field) ? [[one.name, one] as const] : []))).values(),
  ]
  const unproved = list((field) => {
    const mark = findMark(field)
    return !isUnknown(field.value) && mark !== 'contradicted' && isMarkToCheck(mark)
  })
  const open = list((field) => field.standing === 'open' && listSources(field).length > 0)
  if (unproved.length + open.length === 0) return () => ''
  const isFirst = writeContradictions(text.copy()) === ''
  const write = (to: SummaryText, most: number): string => {
    const cite = ({ name, field }: Named) =>
      [
        nameInSentence(name),
        ...listSources(field)
          .slice(0, 1)
          .map((source) => to.citations.mark(source, to.citations.has(source) ? null : markValue(field))),
      ].join(' ')
    const listFirst = (all: readonly Named[]) => {
      const shown = all.slice(0, most).map(cite)
      return joinList(all.length > most ? [...shown, `${all.length - most} more`] : shown)
    }
    const isOne = unproved.length === 1 && !nameInSentence(unproved[0]?.name ?? '').endsWith('s')
    const parts: string[] = []
    if (unproved.length > 0) parts.push(`${listFirst(unproved)} ${isOne ? 'is' : 'are'} not proved`)
    if (open.length > 0) parts.push(`not stated outright: ${listFirst(open)}`)
    return `${isFirst ? 'To check' : 'Also to check'}: ${parts.join('; ')}.`
  }
  return planShortest(
    text,
    Array.from({ length: mostNamed }, (_, index) => (to) => write(to, mostNamed - index)),
  )
}

type Named = { name: string; field: MemoField }
const ranks: ReadonlyMap<string, number> = new Map(importantFields.map((name, index) => [name, index]))

function listByImportance(memo: ValidatedResponse): Named[] {
  const fields = Object.values(memo).flatMap((section) =>
    [section].flat().flatMap((record) => Object.entries(record).map(([name, field]) => ({ name, field }))),
  )
  const rank = (name: string) => ranks.get(name) ?? importantFields.length
  return fields.toSorted((a, b) => rank(a.name) - rank(b.name))
}

/** Returns which of team, ask and traction the deck does not state at all. */
export function writeNotStated({ memo, keyFacts }: SummaryText): string {
  const isEmpty = (field: MemoField | undefined) => isUnknown(field?.value) && field?.standing === 'unstated'
  const lacks = (...keys: Array<Parameters<typeof getField>[1]>) => keys.every((key) => isEmpty(getField(memo, key)))
  const hasNone = (...keys: Array<Parameters<typeof getField>[1]>) =>
    keys.every((key) => isUnknown(getField(memo, key)?.value))
  const missing: string[] = []
  if (listFounders(memo).length === 0 && isUnknown(keyFacts.facts.Team?.value)) missing.push('the team')
  if (lacks('amount_raising', 'stage', 'use_of_funds')) missing.push('the ask')
  if (
    lacks('revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'retention', 'pipeline') &&
    hasNone('notable_customers', 'partnerships', 'milestones', 'awards', 'other_metrics') &&
    isUnknown(keyFacts.facts.Traction?.value)
  )
    missing.push('traction')
  return missing.length === 0 || missing.length === 3 ? '' : `Not stated: ${joinList(missing)}.`
}
