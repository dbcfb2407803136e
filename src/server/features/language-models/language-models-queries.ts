import type { Ctx } from '#server/platform/context.ts'
import { listLabelsAsked } from './language-models-store.ts'

/** The names of the models that something of a memo was sent to, in the order in which they were first asked. */
export async function listModelsAsked(ctx: Ctx, memoId: string): Promise<string[]> {
  return listLabelsAsked(ctx.db, memoId)
}
