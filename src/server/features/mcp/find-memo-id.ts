import { z } from 'zod'
import { invalid } from '#server/platform/errors.ts'
import { getDeal } from '../deals/get-deal.ts'
import type { ToolCtx } from './tool.ts'

/** How an assistant names a memo. */
export const memoChoice = z.object({
  memo_id: z.uuid().optional().describe('The id of the memo, as list_deals and search give it.'),
  deal_id: z.uuid().optional().describe('The id of its deal, in the place of memo_id.'),
})

/** The id of the memo that is named. AppError 422 where none is, 404 for a deal of another workspace. */
export async function findMemoId(ctx: ToolCtx, { memo_id, deal_id }: z.output<typeof memoChoice>): Promise<string> {
  if (memo_id !== undefined) return memo_id
  if (deal_id === undefined) throw invalid({ memo_id: 'Name the memo by memo_id or deal_id. list_deals gives both.' })
  return (await getDeal(ctx, deal_id)).generated_answer_id
}
