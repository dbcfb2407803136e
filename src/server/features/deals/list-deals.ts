import { z } from 'zod'
import type { dealEndpoints } from '#contract/deals.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { invalid } from '#server/platform/errors.ts'
import { Page } from '#server/platform/http/route.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { type DealOrder, type DealPosition, listDealRows } from './deals-store.ts'
import { addSeenBefore } from './seen-before.ts'

type Query = ParsedInput<typeof dealEndpoints.list>['query']
type DealList = Answer<typeof dealEndpoints.list>

/** As many deals as a call without `limit` is answered with. */
const wholeList = 1_000
const position = z.tuple([z.string(), z.string().refine((text) => !text.includes('\0')), z.uuid()])

/** The deals of a workspace, newest first unless asked otherwise; `next` is the cursor of the following part. */
export async function listDeals(ctx: Ctx, query: Query): Promise<Page<DealList>> {
  const asked = query.order ?? '-created_on'
  const limit = query.limit ?? wholeList
  const order = parseOrder(asked)
  const workspace = await requireWorkspace(ctx, query.workspace)
  const deals = await listDealRows(ctx.db, workspace.workspace_id, {
    search: makeStorable(query.search ?? '').trim(),
    status: query.status?.[0],
    order,
    after: query.cursor === undefined ? null : parseCursor(asked, order, query.cursor),
    limit: limit + 1,
  })
  const results = await addSeenBefore(ctx, deals.slice(0, limit))
  const last = results.at(-1)
  return new Page(results, deals.length > limit && last ? makeCursor(asked, order, last) : null)
}

function parseOrder(asked: NonNullable<Query['order']>): DealOrder {
  switch (asked) {
    case 'name':
    case '-name':
      return { by: 'name', descending: asked === '-name' }
    case 'updated_on':
    case '-updated_on':
      return { by: 'updated_on', descending: asked === '-updated_on' }
    default:
      return { by: 'created_on', descending: asked === '-created_on' }
  }
}

function makeCursor(asked: string, order: DealOrder, last: DealList[number]): string {
  const parts: z.input<typeof position> = [asked, last[order.by], last.deal_id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function parseCursor(asked: string, order: DealOrder, cursor: string): DealPosition {
  const parsed = position.safeParse(decodeCursor(cursor))
  const usable = parsed.success && (order.by === 'name' || isInstant(parsed.data[1]))
  if (!usable || parsed.data[0] !== asked) {
    throw invalid({ cursor: 'This cursor does not belong to this list. Start again without one.' })
  }
  return { value: parsed.data[1], dealId: parsed.data[2] }
}

/** Whether a text is a time exactly as a cursor has it; PostgreSQL knows no year 0. */
function isInstant(text: string): boolean {
  if (!/^(?!0000)\d{4}-/.test(text)) return false
  const time = new Date(text)
  return Number.isFinite(time.getTime()) && time.toISOString() === text
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
