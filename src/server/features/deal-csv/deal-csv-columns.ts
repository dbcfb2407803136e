import type { Deal, ListedValue } from '#contract/deals.ts'
import { verdictWords } from '#contract/decisions.ts'
import { importantFields } from '#contract/field-importance.ts'
import { findMark } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { getField, listFounders } from '#engine/memo-reader.ts'

/** A deal with the fields of its memo; null until there is one. */
type ListedDeal = { deal: Deal; fields: ValidatedResponse | null }
type Column = {
  title: string
  read: (listed: ListedDeal, appUrl: string) => string
  /** Why a decision was made is for the team: it leaves only where it is asked for. */
  isGround?: true
}

const statusWords: Record<Deal['status'], string> = {
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
}

const ofDeal = (title: string, read: (deal: Deal) => string): Column => ({ title, read: ({ deal }) => read(deal) })
const readName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()
/** A time as spreadsheets read it, in UTC. */
const readTime = (time: string) => time.slice(0, 19).replace('T', ' ')

/** A value of the list and how sure it is, in two columns. */
function listValue(title: string, read: (deal: Deal) => ListedValue | null): Column[] {
  const readMark = (one: ListedValue | null) => (one ? markWords[one.contradicted ? 'contradicted' : one.standing] : '')
  return [
    ofDeal(title, (deal) => read(deal)?.value ?? ''),
    ofDeal(`${title}: standing`, (deal) => readMark(read(deal))),
  ]
}

const listColumns: Column[] = [
  ofDeal('Deal Name', ({ name }) => name),
  ofDeal('Last Update', ({ updated_on }) => readTime(updated_on)),
  ofDeal('Added On', ({ created_on }) => readTime(created_on)),
  ofDeal('Documents', ({ documents_count }) => String(documents_count)),
  ofDeal('Added By', ({ created_by }) => readName(created_by)),
  ofDeal('Status', ({ status }) => statusWords[status]),
  ...listValue('Stage', ({ stage }) => stage),
  ...listValue('Ask', ({ ask }) => ask),
  ...listValue('Sector', ({ sector }) => sector),
  ...listValue('HQ', ({ hq }) => hq),
  ofDeal('Green Flags', ({ flags }) => String(flags.green)),
  ofDeal('Red Flags', ({ flags }) => String(flags.red)),
  ofDeal('Signals', ({ flags }) => String(flags.signals)),
  ofDeal('To check', ({ counts }) => (counts ? String(counts.to_check) : '')),
  ofDeal('Decision', ({ decision }) => (decision ? verdictWords[decision.decision] : '')),
  { ...ofDeal('Reason', ({ decision }) => decision?.reason ?? ''), isGround: true },
  { ...ofDeal('Note', ({ decision }) => decision?.note ?? ''), isGround: true },
  ofDeal('Decided On', ({ decision }) => (decision ? readTime(decision.decided_on) : '')),
  ofDeal('Decided By', ({ decision }) => (decision ? readName(decision.decided_by) : '')),
  ofDeal('Look again on', ({ decision }) => decision?.look_again_on ?? ''),
  ofDeal('Seen before', ({ seen_before }) => [...new Set(seen_before.map(({ name }) => name))].join('; ')),
]

/** What the list shows of them already. */
const shownFields: readonly string[] = ['Stage', 'Amount Raising', 'Industry', 'Headquarter Location']
const founderNames: ReadonlySet<string> = new Set(founderFields.map(({ name }) => name))

/** A field of the memo and how sure it is, in two columns; of founders one after the other. */
function fieldColumns(name: string): Column[] {
  const read = founderNames.has(name)
    ? (fields: ValidatedResponse) => listFounders(fields).map((founder) => founder[name])
    : (fields: ValidatedResponse) => [findByName(fields, name)]
  const columnOf = (title: string, print: (field: MemoField | undefined) => string): Column => ({
    title,
    read: ({ fields }) => (fields ? read(fields).map(print).join('; ') : ''),
  })
  return [columnOf(name, printValue), columnOf(`${name}: standing`, printMark)]
}

function findByName(fields: ValidatedResponse, name: string): MemoField | undefined {
  const field = memoSections.flatMap((section) => [...section.fields]).find((one) => one.name === name)
  return field && getField(fields, field.key)
}

function printValue(field: MemoField | undefined): string {
  if (!field || isUnknown(field.value)) return ''
  return Array.isArray(field.value) ? field.value.join(', ') : String(field.value).trim()
}

function printMark(field: MemoField | undefined): string {
  const mark = field ? findMark(field) : null
  return mark === null ? '' : markWords[mark]
}

const allColumns: readonly Column[] = [
  ...listColumns,
  ...importantFields.filter((name) => !shownFields.includes(name)).flatMap(fieldColumns),
  { title: 'Memo', read: ({ deal }, appUrl) => `${appUrl}/deal-memo/${deal.generated_answer_id}` },
]

/** The columns of the table, in order: those of the list, the fields that one decides by, and where the memo is. */
export const listDealCsvColumns = (withReasons: boolean): readonly Column[] =>
  withReasons ? allColumns : allColumns.filter(({ isGround }) => !isGround)
