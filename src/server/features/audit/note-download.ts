import type { AuditDoor, AuditEvent } from '#contract/audit.ts'
import { findCaller } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { hasEventSince } from './audit-store.ts'
import { noteAudit } from './note-audit.ts'

/** Readers of PDFs ask for a file in many ranges, which are one download; so are tries that follow each other. */
const sameDownloadMs = 60_000

type Download = {
  workspaceId: string
  event: Extract<AuditEvent, 'deck_downloaded' | 'memo_exported' | 'archive_downloaded'>
  dealId?: string
  /** The deck, the memo, the memo link or the archive. */
  subjectId: string
  detail?: string
  /** Who took it; the caller where it is left out. */
  by?: { door: AuditDoor; userId: string | null }
}

/** Notes that a file was taken out of the product, once for what a person asks for within a minute. */
export async function noteDownload(ctx: Ctx, download: Download): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { workspaceId, event, subjectId, detail = '' } = download
    const since = new Date(tx.now().getTime() - sameDownloadMs)
    const keyId = tx.actor.type === 'key' ? tx.actor.keyId : null
    const same = { workspaceId, event, subjectId, detail, userId: findCaller(tx), keyId }
    if (!(await hasEventSince(tx.db, same, since))) await noteAudit(tx, download)
  })
}
