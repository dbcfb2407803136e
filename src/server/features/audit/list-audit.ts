import { type AuditEntry, type AuditFilters, auditDoors, auditEvents, auditGroups } from '#contract/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeCursor, parseCursor } from '#server/platform/http/cursor.ts'
import { Page } from '#server/platform/http/route.ts'
import { nameKey } from '../api-keys/name-key.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { type EventFilter, listEventRows } from './audit-store.ts'
import { writeAuditText } from './audit-text.ts'
import { findOldest } from './forget-old-events.ts'

type Input = AuditFilters & { cursor?: string | undefined; limit?: number | undefined }

const usualLimit = 50

/** Who did what in a workspace, newest first; `next` is the cursor of the following part. */
export async function listAudit(ctx: Ctx, workspaceId: string, input: Input): Promise<Page<AuditEntry[]>> {
  await requireMember(ctx, workspaceId)
  const limit = input.limit ?? usualLimit
  const after = input.cursor === undefined ? null : parseCursor(input.cursor)
  const found = await listEventRows(ctx.db, workspaceId, makeFilter(ctx, input), { after, limit: limit + 1 })
  const entries = found.slice(0, limit).map(describeEvent)
  const last = entries.at(-1)
  return new Page(entries, found.length > limit && last ? makeCursor(last) : null)
}

function makeFilter(ctx: Ctx, { event, who }: AuditFilters): EventFilter {
  const door = auditDoors.find((one) => one === who) ?? null
  return {
    events: event === undefined ? null : listEvents(event),
    door,
    userId: door === null ? (who ?? null) : null,
    since: findOldest(ctx.now()),
  }
}

function listEvents(event: NonNullable<AuditFilters['event']>): EventFilter['events'] {
  for (const [group, events] of Object.entries(auditGroups)) if (group === event) return events
  return auditEvents.filter((one) => one === event)
}

type Row = Awaited<ReturnType<typeof listEventRows>>[number]

function describeEvent(row: Row): AuditEntry {
  const about = row.other_name || row.other_email || 'a person whose account is gone'
  return {
    id: row.event_id,
    at: row.at.toISOString(),
    event: row.event,
    door: row.door,
    user_id: row.person_email === null ? null : row.user_id,
    by: nameCaller(row),
    text: writeAuditText(row.event, { about, deal: row.deal_name ?? '', detail: row.detail }),
    network: row.network,
    deal_id: row.deal_name === null ? null : row.deal_id,
    subject_id: row.subject_id ?? row.about_user_id,
  }
}

function nameCaller({ door, key_name, person_name, person_email }: Row): string {
  if (key_name !== null) return nameKey(key_name)
  if (door === 'job') return 'Firstread'
  if (door === 'visitor') return 'Someone who is not signed in'
  const name = person_name || person_email
  if (door === 'link') return name ?? 'A reader of a memo link'
  return name ?? 'A former member'
}
