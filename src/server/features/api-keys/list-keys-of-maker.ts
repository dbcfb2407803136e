import type { Ctx } from '#server/platform/context.ts'
import { listKeyRowsOfMaker } from './api-keys-store.ts'
import { showKey } from './list-keys.ts'

/** A key as its maker is reminded of it. */
type KeptKey = { name: string; shown: string; workspace: string }

/** The API keys of all workspaces that a person made and that still count. The caller has found out that it is this person. */
export async function listKeysOfMaker({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<KeptKey[]> {
  const rows = await listKeyRowsOfMaker(db, userId, now())
  return rows.map(({ name, last_characters, workspace }) => ({ name, shown: showKey(last_characters), workspace }))
}
