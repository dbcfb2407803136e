import { z } from 'zod'
import { dealFilters, dealOrder } from '#contract/deal-filters.ts'
import { type Deal, deal, dealEndpoints, type ListedValue } from '#contract/deals.ts'
import { verdict, verdictWords } from '#contract/decisions.ts'
import { markWords } from '#contract/mark-words.ts'
import { countKeptDeals } from '../../deals/count-kept-deals.ts'
import { listDeals } from '../../deals/list-deals.ts'
import { defineTool, type ToolCtx } from '../tool.ts'

const mostDeals = 50
const usualDeals = 20
/** Deals that are kept from models are counted up to here. */
const mostKept = 10_000

const listedDeal = deal
  .pick({ deal_id: true, name: true, status: true, status_detail: true, created_on: true, counts: true })
  .extend({
    ...deal.pick({ stage: true, ask: true, sector: true, hq: true }).shape,
    memo_id: z.uuid(),
    decision: verdict.nullable(),
    url: z.string(),
  })
type ListedDeal = z.input<typeof listedDeal>

const several = 'Several values separated by commas.'
const filters = dealFilters.pick({ stage: true, sector: true, hq: true, signal: true, added: true })

export const listDealsTool = defineTool({
  name: 'list_deals',
  title: 'List deals',
  description:
    'Lists deals of the workspace, newest first, with stage, ask, sector, headquarters, how many values are still to check, and the ' +
    'decision. Filters narrow it down; `next` is the cursor of the following part.',
  endpoint: dealEndpoints.list,
  changes: false,
  input: filters.extend({
    status: dealFilters.shape.status.describe(`in_progress, completed or failed. ${several}`),
    decision: dealFilters.shape.decision.describe(
      `none (undecided), pass, watch, meet, invest, or again (watched, and its day has come). ${several}`,
    ),
    check: dealFilters.shape.check.describe('open: with values to check. done: without.'),
    order: dealOrder
      .optional()
      .describe('A column; with - before it from the highest down. -created_on where left out.'),
    cursor: dealEndpoints.list.query.shape.cursor,
    limit: z.int().min(1).max(mostDeals).default(usualDeals),
  }),
  output: z.object({
    deals: z.array(listedDeal),
    next: z.string().nullable(),
    /** Deals of the workspace, whatever the filters, of which nothing more is told. */
    kept: z.number().int(),
  }),
  run: async (ctx, query) => {
    const { workspaceId } = ctx.actor
    const { results, next } = await listDeals(ctx, { ...query, workspace: workspaceId, withoutKept: true })
    const kept = await countKeptDeals(ctx, workspaceId, mostKept)
    const deals = results.map((one) => describe(ctx, one))
    const more = next === null ? [] : [`There are more: call list_deals again with cursor “${next}”.`]
    const lines = deals.length === 0 ? ['No deal of the workspace is like that.'] : [...deals.map(write), ...more]
    return { data: { deals, next, kept }, text: [...lines, ...writeKept(kept)].join('\n') }
  },
})

function describe(ctx: ToolCtx, { generated_answer_id: memo_id, decision, ...one }: Deal): ListedDeal {
  return { ...one, memo_id, decision: decision?.decision ?? null, url: `${ctx.config.appUrl}/deal-memo/${memo_id}` }
}

function write(one: ListedDeal): string {
  const values = [
    writeListed('stage', one.stage),
    writeListed('asks for', one.ask),
    writeListed('sector', one.sector),
    writeListed('headquarters', one.hq),
  ].flat()
  const toCheck = one.counts === null ? [] : [`${one.counts.to_check} of ${one.counts.fields} values to check`]
  const decision = one.decision === null ? 'undecided' : `decision: ${verdictWords[one.decision]}`
  const status = one.status === 'completed' ? [] : [one.status_detail || one.status.replace('_', ' ')]
  return `- ${one.name} (memo_id ${one.memo_id}): ${[...status, ...values, ...toCheck, decision].join('; ')}`
}

function writeKept(kept: number): string[] {
  if (kept === 0) return []
  const deals = kept === 1 ? '1 deal of the workspace is' : `${kept} deals of the workspace are`
  return [`${deals} kept from language models and told of in Firstread alone.`]
}

function writeListed(name: string, listed: ListedValue | null): string[] {
  if (listed === null) return []
  return [
    `${name} ${listed.value} (${markWords[listed.contradicted ? 'contradicted' : listed.standing].toLowerCase()})`,
  ]
}
