import { z } from 'zod'
import type { dealEndpoints } from '#contract/deals.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { Page } from '#server/platform/http/route.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { makeConditions, mayGoToModels } from './deal-conditions.ts'
import { type DealPosition, listDealRows } from './deal-list-store.ts'
import { type ListOrder, readOrder } from './deal-orders.ts'
import { addSeenBefore } from './seen-before.ts'

type Query = ParsedInput<typeof dealEndpoints.list>['query'] & {
  /** Leaves out the deals that are kept from language models, so that no filter, order or cursor tells of them. */
  withoutKept?: true
}
type DealList = Answer<typeof dealEndpoints.list>

/** As many deals as a call without `limit` is answered with. */
const wholeList = 1_000
const position = z.tuple([z.string(), z.string().refine((text) => !text.includes('\0')), z.uuid()])

/** The deals of a workspace that filters leave, newest first unless asked otherwise; `next` is the cursor of the following part. */
export async function listDeals(ctx: Ctx, query: Query): Promise<Page<DealList>> {
  const {
    workspace: workspaceId,
    order: asked = '-created_on',
    cursor,
    limit = wholeList,
    withoutKept,
    ...filters
  } = query
  const order = readOrder(asked)
  const workspace = await requireWorkspace(ctx, workspaceId)
  const after = cursor === undefined ? null : parseCursor(asked, order, cursor)
  const conditions = [...makeConditions(filters, ctx.now()), ...(withoutKept ? [mayGoToModels] : [])]
  const list = { conditions, order, after, limit: limit + 1 }
  const rows = await listDealRows(ctx.db, workspace.workspace_id, list)
  const results = await addSeenBefore(ctx, rows.slice(0, limit))
  const last = rows[limit - 1]
  return new Page(results, rows.length > limit && last ? makeCursor(asked, last) : null)
}

function makeCursor(asked: string, { value, dealId }: DealPosition): string {
  const parts: z.input<typeof position> = [asked, value, dealId]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function parseCursor(asked: string, { kind }: ListOrder, cursor: string): DealPosition {
  const parsed = position.safeParse(decodeCursor(cursor))
  if (!parsed.success || parsed.data[0] !== asked || !isKey[kind](parsed.data[1])) {
    throw invalid({ cursor: 'This cursor does not belong to this list. Start again without one.' })
  }
  return { value: parsed.data[1], dealId: parsed.data[2] }
}

/** Whether a text is a key as a cursor has it. */
const isKey: Record<ListOrder['kind'], (text: string) => boolean> = {
  text: () => true,
  time: isInstant,
  number: (text) => /^-?\d{1,16}$/.test(text),
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
