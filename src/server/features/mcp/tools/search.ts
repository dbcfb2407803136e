import { z } from 'zod'
import { type Deal, deal, dealEndpoints } from '#contract/deals.ts'
import { getField } from '#engine/memo-reader.ts'
import { listDeals } from '../../deals/list-deals.ts'
import { getMemo } from '../../memos/get-memo.ts'
import { defineTool, type ToolCtx } from '../tool.ts'
import { describeValue, shownValue, writeValue } from '../write-value.ts'

/** Each memo is read for its one-liner, so they are few. */
const mostFound = 10

const found = deal.pick({ deal_id: true, name: true, status: true }).extend({
  memo_id: z.uuid(),
  url: z.string(),
  one_liner: shownValue.nullable(),
})
type Found = z.input<typeof found>

export const searchTool = defineTool({
  name: 'search',
  title: 'Search deals',
  description: `Finds deals by words in the company’s name, its one-liner, its founders and who added it; ${mostFound} at most, each with its one-liner.`,
  endpoint: dealEndpoints.list,
  changes: false,
  input: z.object({ query: z.string().trim().min(1, 'Say what to look for.').max(200) }),
  output: z.object({ deals: z.array(found) }),
  run: async (ctx, { query }) => {
    const { results } = await listDeals(ctx, {
      search: query,
      limit: mostFound,
      workspace: ctx.actor.workspaceId,
      withoutKept: true,
    })
    const deals: Found[] = []
    for (const one of results) deals.push(await describe(ctx, one))
    const text =
      deals.length === 0 ? 'No deal has these words. list_deals lists all of them.' : deals.map(write).join('\n')
    return { data: { deals }, text }
  },
})

async function describe(ctx: ToolCtx, one: Deal): Promise<Found> {
  const { deal_id, name, status, generated_answer_id: memo_id } = one
  const field =
    one.counts === null ? undefined : getField((await getMemo(ctx, memo_id)).validated_response, 'one_liner')
  const one_liner = field && field.value !== null ? describeValue(field) : null
  return { deal_id, name, status, memo_id, url: `${ctx.config.appUrl}/deal-memo/${memo_id}`, one_liner }
}

function write({ name, memo_id, status, one_liner }: Found): string {
  const told = one_liner === null ? status.replace('_', ' ') : writeValue(one_liner)
  return `- ${name} (memo_id ${memo_id}): ${told}`
}
