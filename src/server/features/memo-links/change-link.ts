import type { MemoLink } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { dayMs } from './make-link.ts'
import { setExpiry } from './memo-links-store.ts'
import { type LinkIds, requireLink } from './require-link.ts'

/** Has a memo link end so many days from now; AppError 409 for one that was ended. */
export async function changeLink(ctx: Ctx, ids: LinkIds, { days }: { days: number }): Promise<MemoLink> {
  await requireLink(ctx, ids)
  if (!(await setExpiry(ctx.db, ids.linkId, new Date(ctx.now().getTime() + days * dayMs))))
    throw conflict('This link was ended. Make a new one.')
  return requireLink(ctx, ids)
}
