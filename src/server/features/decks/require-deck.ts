import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { explainUnreachable } from '../workspaces/explain-unreachable.ts'
import { requireRole } from '../workspaces/require-role.ts'
import { type DeckIds, findDeckForUser, findWorkspaceOfDeck } from './decks-store.ts'

/**
 * Returns the ids of a deck in one of the caller's workspaces; AppError 404 for any other, 403 where the role does not allow the
 * call, or the workspace is closed.
 */
export async function requireDeck(ctx: Ctx, deckId: string): Promise<DeckIds> {
  const deck = await findDeckForUser(ctx.db, requireUser(ctx), deckId)
  if (!deck || !mayReach(ctx, deck.workspaceId))
    throw await explainUnreachable(ctx, await findWorkspaceOfDeck(ctx.db, deckId), noSuchDeck())
  requireRole(ctx, deck.role)
  return deck
}

export const noSuchDeck = () => notFound('Deck not found.')
