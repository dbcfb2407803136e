import type { Ctx } from '#server/platform/context.ts'

/** Where answers to emails to founders come: whose they are, and the addresses that were written to, in lower case. */
export type ReplyAddress = { workspaceId: string; dealId: string; senders: string[] }

/** Returns what an address `local+token@domain` stands for; null for every other address. */
export async function findReplyAddress(_ctx: Pick<Ctx, 'db'>, _address: string): Promise<ReplyAddress | null> {
  return null
}
