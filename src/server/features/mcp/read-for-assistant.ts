import type { z } from 'zod'
import { forbidden } from '#server/platform/errors.ts'
import { isKeptFromModels } from '../deals/deals-queries.ts'
import { requireMemo } from '../memos/require-memo.ts'
import { findMemoId, type memoChoice } from './find-memo-id.ts'
import type { ToolCtx } from './tool.ts'

/**
 * What `read` makes of the memo that is named. AppError 403 for a deal that is kept from language models: what an assistant is told
 * goes to one.
 */
export async function readForAssistant<T>(
  ctx: ToolCtx,
  choice: z.output<typeof memoChoice>,
  read: (memoId: string) => Promise<T>,
): Promise<T> {
  const memoId = await findMemoId(ctx, choice)
  const { dealId } = await requireMemo(ctx, memoId)
  await refuseKept(ctx, dealId)
  const found = await read(memoId)
  // A question takes seconds, in which a person may have kept the deal.
  await refuseKept(ctx, dealId)
  return found
}

async function refuseKept(ctx: ToolCtx, dealId: string): Promise<void> {
  if (await isKeptFromModels(ctx, dealId))
    throw forbidden('This deal is kept from language models, so assistants can’t read it. Open its memo in Firstread.')
}
