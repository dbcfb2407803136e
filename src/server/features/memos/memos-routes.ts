import { memoEndpoints } from '#contract/memo.ts'
import { memoChangeEndpoints } from '#contract/memo-changes.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeMemo } from './change-memo.ts'
import { getMemo } from './get-memo.ts'
import { listDifferences } from './list-differences.ts'
import { listMemoHistory } from './list-memo-history.ts'
import { saveEdits } from './save-edits.ts'
import { undoChange } from './undo-change.ts'

export const memoRoutes: Route[] = [
  route(memoEndpoints.get, (ctx, { params }) => getMemo(ctx, params.id)),
  route(memoEndpoints.save, (ctx, { params, body }) => saveEdits(ctx, params.id, body)),
  route(memoChangeEndpoints.change, (ctx, { params, body }) => changeMemo(ctx, params.id, body)),
  route(memoChangeEndpoints.undo, (ctx, { params, body }) => undoChange(ctx, params.id, body)),
  route(memoEndpoints.differences, (ctx, { params, query }) => listDifferences(ctx, params.id, query.from)),
  route(memoEndpoints.history, (ctx, { params }) => listMemoHistory(ctx, params.id)),
]
