import type { Ctx } from '#server/platform/context.ts'
import { forgetArrivals, listStored } from './intake-mail-store.ts'
import { getMailFolder } from './mail-files.ts'

/**
 * Removes the bytes of emails that have no row that needs them. Never rejects: what can't be removed now is found by its note
 * later.
 */
export async function discardMailFiles(ctx: Ctx, mailIds: readonly string[]): Promise<void> {
  try {
    const stored = await listStored(ctx.db, mailIds)
    for (const mailId of mailIds) if (!stored.includes(mailId)) await ctx.files.deleteFolder(getMailFolder(mailId))
    await forgetArrivals(ctx.db, mailIds)
  } catch (error) {
    ctx.log.warn({ err: error, mailIds }, 'Could not remove the bytes of emails yet.')
  }
}
