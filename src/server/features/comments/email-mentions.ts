import type { Comment } from '#contract/comments.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findComment } from './comments-store.ts'
import { listUntoldMentions, noteTold } from './mentions-store.ts'

/** Sends a member one email about all mentions in a deal of which no email has told; none to who has left the workspace. */
export async function emailMentions(ctx: Ctx, { dealId, userId }: { dealId: string; userId: string }): Promise<void> {
  const mentions = await listUntoldMentions(ctx.db, dealId, userId)
  const [first] = mentions
  if (!first) return
  const found = await Promise.all(mentions.map(({ comment_id }) => findComment(ctx.db, comment_id)))
  const comments = found.flatMap((one) => one ?? [])
  const [newest] = comments.slice(-1)
  if (!newest) return
  const who = new Set(comments.map(({ by }) => by.name)).size === 1 ? newest.by.name : 'Your team'
  await ctx.mailer.send({
    id: `${first.comment_id}-${userId}`,
    to: first.email,
    subject: `${who} mentioned you on ${first.deal_name}`.replace(/\s+/g, ' ').slice(0, 200),
    text: `${comments.map(writeComment).join('\n\n')}

Read and answer: ${ctx.config.appUrl}/deal-memo/${first.memo_id}?sheet=comments&comment=${newest.id}
`,
    isAutomatic: true,
  })
  await noteTold(
    ctx.db,
    userId,
    comments.map(({ id }) => id),
    ctx.now(),
  )
}

const longestQuote = 1_000

function writeComment({ by, field, body }: Comment): string {
  const place = field && (field.founder ? `${field.field} of ${field.founder}` : field.field)
  const quote = body.length > longestQuote ? `${body.slice(0, longestQuote)}…` : body
  const lines = quote.split('\n').map((line) => `> ${line}`)
  return [`${by.name} mentioned you in a comment${place === null ? '' : ` on ${place}`}:`, '', ...lines].join('\n')
}
