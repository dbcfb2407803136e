import type { Tx } from '#server/platform/in-transaction.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { listWorkspacesOf } from './closing-store.ts'

/** Lets the people of a person's workspaces change after this transaction only; returns the ids of the workspaces. */
export async function holdWorkspacesOf(tx: Tx, userId: string): Promise<string[]> {
  const workspaceIds = await listWorkspacesOf(tx.db, userId)
  // In one order, so that two owners who go at once see each other.
  for (const workspaceId of workspaceIds.toSorted()) await holdMembers(tx, workspaceId)
  return workspaceIds
}
