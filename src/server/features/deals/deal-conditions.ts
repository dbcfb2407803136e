import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DealFilters } from '#contract/deal-filters.ts'
import { type Verdict, verdicts } from '#contract/decisions.ts'
import { options } from '#contract/options.ts'
import { makeStorable } from '#server/platform/database/storable.ts'

type Condition = RawBuilder<SqlBool>

/** Letters from which on the index of the search serves; fewer are looked for at the start of the name. */
const leastSearched = 3
const dayMs = 86_400_000
const addedDays = { week: 7, month: 30, quarter: 90 }

/** Returns what a deal meets that the filters leave in the list; `now` is the time to which 'this week' and 'again' refer. */
export function makeConditions(filters: DealFilters, now: Date): Condition[] {
  const { search = '', status, stage, sector, hq, by, added } = filters
  return [
    ...makeSearch(makeStorable(search).trim()),
    ...(status ? [sql<SqlBool>`deal.status = any(${status}::text[])`] : []),
    ...(stage ? [sql<SqlBool>`deal.stage_rank = any(${stage.flatMap(rankStage)}::int[])`] : []),
    ...(sector ? [sql<SqlBool>`deal.sectors && ${sector.map(makeStorable)}::text[]`] : []),
    ...(hq ? [sql<SqlBool>`deal.hq = any(${hq.map(makeStorable)}::text[])`] : []),
    ...(by ? [sql<SqlBool>`deal.created_by = any(${by}::uuid[])`] : []),
    ...(added ? [sql<SqlBool>`deal.created_at >= ${readAdded(added, now)}`] : []),
    ...joinAny(filters.flags, flagConditions),
    ...joinAny(filters.signal, signalConditions),
    ...joinAny(filters.check, checkConditions),
    ...joinAny(filters.seen, seenConditions),
    ...joinAny(filters.decision, makeDecisionConditions(now)),
  ]
}

function makeSearch(text: string): Condition[] {
  if (text === '') return []
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  if ([...text].length < leastSearched) return [sql`lower(deal.name) like lower(${`${pattern}%`}::text)`]
  return [sql`deal.search_text like lower(${`%${pattern}%`}::text)`]
}

/** The place of a stage in the vocabulary, as the row has it; nothing for a stage that is in none. */
function rankStage(value: string): number[] {
  if (value === 'none') return [0]
  const index = options.stage.findIndex((one) => one.value === value)
  return index === -1 ? [] : [index + 1]
}

function readAdded(added: NonNullable<DealFilters['added']>, now: Date): Date {
  if (added in addedDays) {
    // One of the three names, as the line before says.
    return new Date(now.getTime() - addedDays[added as keyof typeof addedDays] * dayMs)
  }
  return new Date(`${added}T00:00:00Z`)
}

function joinAny<V extends string>(values: readonly V[] | undefined, conditions: Record<V, Condition>): Condition[] {
  if (values === undefined) return []
  const any = [...new Set(values)].map((value) => conditions[value])
  return any.length === 0 ? [sql`false`] : [sql`(${sql.join(any, sql` or `)})`]
}

const flagConditions = {
  green: sql<SqlBool>`deal.green_count > 0`,
  red: sql<SqlBool>`deal.red_count > 0`,
  none: sql<SqlBool>`(deal.green_count = 0 and deal.red_count = 0)`,
}

const signalConditions = {
  any: sql<SqlBool>`deal.signal_count > 0`,
  alarm: sql<SqlBool>`deal.alarm_count > 0`,
  hidden: sql<SqlBool>`deal.hidden_count > 0`,
  contradicted: sql<SqlBool>`deal.contradicted_count > 0`,
}

const checkConditions = {
  open: sql<SqlBool>`deal.check_count > 0`,
  done: sql<SqlBool>`deal.check_count = 0`,
}

const seenConditions = { yes: sql<SqlBool>`deal.seen_count > 0`, no: sql<SqlBool>`deal.seen_count = 0` }

/** A watched deal whose day has come by `now`. */
export const isDue = (now: Date): Condition =>
  sql`(deal.verdict = 'watch' and deal.look_again_on <= ${now.toISOString().slice(0, 10)}::date)`

/** Nothing of a deal that is like this may go to a language model; the same as `findKept` answers of one deal. */
export const isKept: Condition = sql`(deal.no_model or deal.model_state is not distinct from 'kept' or exists (
  select 1 from workspace where workspace.workspace_id = deal.workspace_id and workspace.no_model))`

/** The opposite. */
export const mayGoToModels: Condition = sql`not ${isKept}`

function makeDecisionConditions(now: Date): Record<Verdict | 'none' | 'again', Condition> {
  const of = (verdict: Verdict | 'none') =>
    sql<SqlBool>`deal.verdict_rank = ${sql.lit(verdict === 'none' ? 0 : verdicts.indexOf(verdict) + 1)}`
  return {
    none: of('none'),
    pass: of('pass'),
    watch: of('watch'),
    meet: of('meet'),
    invest: of('invest'),
    again: isDue(now),
  }
}
