import { Readable } from 'node:stream'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { PermanentJobError } from '#server/platform/jobs/queue.ts'
import { writeDeals } from '../deal-csv/export-deals.ts'
import { countDeals } from '../deals/count-deals.ts'
import { listDeals } from '../deals/list-deals.ts'
import { listFlagTemplates } from '../flags/list-flag-templates.ts'
import { getMailBytes, listMailOfWorkspace } from '../intake-mail/intake-mail-queries.ts'
import { listMembers } from '../workspaces/list-members.ts'
import { describeWorkspace } from '../workspaces/relay-address.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findRole } from '../workspaces/workspaces-queries.ts'
import { findFile, listDealEntries, makeJsonEntry, makeTextEntry } from './archive-deal.ts'
import { getArchiveKey } from './archive-files.ts'
import { writeReadme } from './archive-readme.ts'
import { endArchive, findArchive, storeProgress } from './archives-store.ts'
import { type ArchiveEntry, writeZip } from './zip-writer.ts'

/** Deals that are read from the list at once. */
const atOnce = 50

/** The archive was cancelled, or its workspace is gone. */
class ArchiveEnded extends Error {}

type Making = { ctx: Ctx; archiveId: string; workspaceId: string; signal: AbortSignal; missing: string[] }

/** Writes everything of a workspace into one file, as the owner who asked for it sees it. */
export async function makeArchive(
  ctx: Ctx,
  { archiveId }: { archiveId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const archive = await findArchive(ctx.db, archiveId)
  if (archive?.state !== 'making') return
  const { workspace_id: workspaceId, asked_by: userId } = archive
  if (userId === null || (await findRole(ctx, workspaceId, userId)) !== 'owner')
    throw new PermanentJobError('The person who asked for this archive is not an owner any more. Make a new one.')
  // No sign-in has the id of an archive.
  const asOwner: Ctx = { ...ctx, actor: { type: 'user', userId, tokenId: archiveId }, needed: 'viewer' }
  const entries = listEntries({ ctx: asOwner, archiveId, workspaceId, signal, missing: [] })
  const key = getArchiveKey(workspaceId, archiveId)
  const stored = await writeZip(entries, ctx.now(), (file) => ctx.files.putStream(key, file)).catch(
    (error: unknown) => {
      if (error instanceof ArchiveEnded) return null
      throw error
    },
  )
  if (stored && !(await endArchive(ctx.db, archiveId, { state: 'ready', ...stored, at: ctx.now() })))
    await ctx.files.delete(key)
}

async function* listEntries(making: Making): AsyncGenerator<ArchiveEntry> {
  const { ctx, workspaceId, missing } = making
  const workspace = await requireMember(ctx, workspaceId)
  yield makeJsonEntry('workspace.json', describeWorkspace(ctx.config.relay, workspace))
  yield makeJsonEntry('members.json', await listMembers(ctx, workspaceId))
  yield makeJsonEntry('flags.json', await listFlagTemplates(ctx, workspaceId))
  yield {
    path: 'deals.csv',
    // An archive is all that the workspace has, for its owners.
    open: async () =>
      Readable.from(writeDeals(ctx, { workspace: workspaceId, order: 'created_on', with_reasons: 'true' })),
  }
  yield* listMailEntries(making)
  const deals = yield* listAllDeals(making)
  yield makeTextEntry('README.txt', writeReadme({ workspace: workspace.name, made: ctx.now(), deals, missing }))
}

/** The deals, oldest first; returns how many there are. */
async function* listAllDeals({
  ctx,
  archiveId,
  workspaceId,
  signal,
  missing,
}: Making): AsyncGenerator<ArchiveEntry, number> {
  const { by_status: counts } = await countDeals(ctx, { workspace: workspaceId })
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const noteProgress = async (done: number, total: number) => {
    if (!(await storeProgress(ctx.db, archiveId, done, total))) throw new ArchiveEnded()
  }
  let done = 0
  let cursor: string | null = null
  do {
    const query = { workspace: workspaceId, order: 'created_on', limit: atOnce } as const
    const part = await listDeals(ctx, { ...query, ...(cursor !== null && { cursor }) })
    for (const deal of part.results) {
      signal.throwIfAborted()
      await noteProgress(done, Math.max(total, done))
      const entries = listDealEntries(ctx, { deal, signal, onMissing: (what) => missing.push(what) })
      // A deal that is deleted meanwhile is not in it, or in part.
      if (!(yield* untilGone(entries))) missing.push(`${deal.name}: it was deleted while the archive was made`)
      done += 1
    }
    cursor = part.next
  } while (cursor !== null)
  await noteProgress(done, done)
  return done
}

/** False where the deal was deleted before its last entry. */
async function* untilGone(entries: AsyncGenerator<ArchiveEntry>): AsyncGenerator<ArchiveEntry, boolean> {
  for (;;) {
    const next = await findFile(() => entries.next())
    if (next === null) return false
    if (next.done) return true
    yield next.value
  }
}

async function* listMailEntries({ ctx, workspaceId }: Making): AsyncGenerator<ArchiveEntry> {
  const emails = await listMailOfWorkspace(ctx, workspaceId)
  yield makeJsonEntry(
    'mail/mail.json',
    emails.map(({ hasBytes: _, ...mail }) => mail),
  )
  for (const { id, hasBytes } of emails) {
    const bytes = hasBytes ? await findFile(() => getMailBytes(ctx, id)) : null
    if (bytes) yield { path: `mail/${id}.eml`, open: async () => Readable.from([Buffer.from(bytes)]) }
  }
}
