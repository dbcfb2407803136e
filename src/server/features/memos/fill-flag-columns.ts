import type { Ctx } from '#server/platform/context.ts'
import { makeFlagColumns } from './flag-columns.ts'
import { parseFaces } from './memo-row.ts'
import { listMemosWithoutFlagColumns, storeFlagColumns } from './memos-store.ts'

/** As many memos as are held in memory at a time. */
const batch = 50

/** Describes the memos of a workspace that were stored before their rows had columns for flags. */
export async function fillFlagColumns(ctx: Ctx, workspaceId: string): Promise<void> {
  const next = () => listMemosWithoutFlagColumns(ctx.db, workspaceId, batch)
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    for (const row of rows) {
      const faces = parseFaces(row)
      if (faces)
        await storeFlagColumns(ctx.db, row.memo_id, makeFlagColumns(faces.validated_response, faces.json_response))
    }
  }
}
