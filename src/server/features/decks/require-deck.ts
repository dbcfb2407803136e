import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findDeck } from './decks-store.ts'

const noSuchDeck = 'There is no such deck.'

/** A deck of one of the caller's workspaces; AppError 404 for any other. */
export async function requireDeck(ctx: Ctx, deckId: string) {
  const deck = await findDeck(ctx.db, deckId)
  if (!deck) throw notFound(noSuchDeck)
  await requireMember(ctx, deck.workspace_id, noSuchDeck)
  return deck
}
