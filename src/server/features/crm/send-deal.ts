import { crmNames } from '#contract/crm.ts'
import type { Memo } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { loadMemoOfDeal } from '../memos/load-memo.ts'
import { type CrmDriver, CrmFailure } from './crm-driver.ts'
import { type CrmPayload, crmQueue } from './crm-queue.ts'
import {
  type CrmMemory,
  type CrmOutcome,
  type DealCrmRow,
  emptyMemory,
  findCrm,
  findDealCrm,
  findDealPlace,
  noteSending,
  type StoredCrm,
  storeMemory,
} from './crm-store.ts'
import { readCompanyName, readDomain } from './crm-values.ts'
import { fillFields } from './fill-fields.ts'
import { findOrCreateCompany } from './find-company.ts'
import { findAtRest, noteMaking } from './note-making.ts'
import { openDriver } from './open-driver.ts'
import { writeNote } from './write-note.ts'

/** Tries within one run, for what passes in seconds: a limit by the second, a server that stumbles. */
const triesARun = 4
const longestWaitSeconds = 20
/** Between runs; after the last one a person is told. */
const pauseSeconds = [60, 300, 1_800, 7_200]

export const unnamed = 'The company’s name is not certain. Confirm Company Name in the memo, then send the deal.'
const closed = 'This workspace is closed. Take it back, then send the deal.'
export const notReady = 'The memo of this deal is not ready yet. Send the deal when it is.'

/**
 * Sends a deal to its workspace’s CRM. What was made there is kept with the deal before anything else is, and looked for before it is
 * made, so that a repetition makes nothing twice. What the CRM refuses is told at the deal.
 */
export async function sendDeal(ctx: Ctx, payload: CrmPayload, run: JobRun): Promise<void> {
  const row = await findDealCrm(ctx.db, payload.dealId, payload.kind)
  if (row?.status !== 'queued' || row.asked !== payload.asked) return
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(ctx, payload, run.signal)
    } catch (error) {
      run.signal.throwIfAborted()
      if (!(error instanceof CrmFailure)) throw error
      if (!error.isPassing) return endFailed(ctx, payload, row.asked_by, error.message)
      const seconds = Math.max(error.retryAfter ?? 0, 2 ** attempt)
      if (attempt === triesARun || seconds > longestWaitSeconds) return postpone(ctx, payload, row.asked_by, error)
      await ctx.wait(seconds * 1_000, run.signal)
    }
  }
}

/** Ends a sending that has used up its tries, or failed in a way that no person can mend. */
export async function giveUpSending(ctx: Ctx, payload: CrmPayload, reason: string): Promise<void> {
  const row = await findDealCrm(ctx.db, payload.dealId, payload.kind)
  if (row?.status === 'queued') await endFailed(ctx, payload, row.asked_by, reason)
}

async function sendOnce(ctx: Ctx, payload: CrmPayload, signal: AbortSignal): Promise<void> {
  const { dealId, kind } = payload
  const row = await findAtRest(ctx, payload, signal)
  const place = await findDealPlace(ctx.db, dealId)
  if (!row || !place) return
  if (place.isClosed) throw new CrmFailure('refused', closed)
  const crm = await findCrm(ctx.db, place.workspaceId)
  const key = crm?.kind === kind ? ctx.secrets?.open(crm.sealedKey, place.workspaceId) : undefined
  if (!crm || key === undefined)
    throw new CrmFailure(
      'key',
      `${crmNames[kind]} is no longer connected. An owner connects it on the Connections page.`,
    )
  if (key === null)
    throw new CrmFailure(
      'key',
      'The stored key can’t be read any more. An owner enters it again on the Connections page.',
    )
  const memo = await loadMemoOfDeal(ctx, dealId)
  if (!memo) throw new CrmFailure('refused', notReady)
  const driver = noteMaking(ctx, openDriver(ctx, kind, key, signal), row)
  const done = await carryOver(ctx, {
    driver,
    crm,
    memo,
    row,
    address: `${ctx.config.appUrl}/deal-memo/${place.memoId}`,
  })
  await end(ctx, payload, row.asked_by, place.workspaceId, done)
}

type Sending = { driver: CrmDriver; crm: StoredCrm; memo: Memo; row: DealCrmRow; address: string }

/** Makes what is missing there, each thing remembered as soon as it stands. */
async function carryOver(ctx: Ctx, { driver, crm, memo, row, address }: Sending): Promise<CrmOutcome> {
  const { deal_id: dealId, kind } = row
  const fields = memo.validated_response
  const name = readCompanyName(fields)
  const keep = (memory: CrmMemory) => storeMemory(ctx.db, dealId, kind, memory)
  const known = await recall(driver, row.memory, keep)
  if (name === null && known.company === null) throw new CrmFailure('refused', unnamed)
  const listId = await findList(driver, crm)
  const looked = { driver, kind, name: name ?? memo.deal.name, domain: readDomain(fields), memory: known, keep }
  const found = await findOrCreateCompany(looked)
  if (found.choices) return { left: [], choices: found.choices }
  let { memory } = found
  const { company } = memory
  if (company === null) return { left: [], choices: [] }
  const companyId = company.id
  const entryId =
    listId === null
      ? null
      : ((await driver.findEntry(companyId, listId)) ?? (await driver.addToList(companyId, listId)))
  const left = await fillFields({
    driver,
    place: { companyId, listId, entryId },
    memo: fields,
    mapping: crm.mapping,
    currency: crm.currency,
    written: memory.written,
    onWriting: async (written) => {
      memory = { ...memory, written }
      await keep(memory)
    },
  })
  if (memory.note === null) {
    const note =
      (await driver.findNote(companyId, address)) ??
      (await driver.addNote(companyId, writeNote(memo, ctx.config.appUrl, address)))
    await keep({ ...memory, note })
  }
  return { left, choices: [] }
}

/** What stands in the account that the key opens: nothing that is known of another one. */
async function recall(
  driver: CrmDriver,
  memory: CrmMemory,
  keep: (memory: CrmMemory) => Promise<void>,
): Promise<CrmMemory> {
  const account = await driver.readAccount()
  if (memory.account === account) return memory
  const known = { ...(memory.account === null ? memory : emptyMemory), account }
  await keep(known)
  return known
}

/** Asked before anything is made there: a company without its list would be half a deal. */
async function findList(driver: CrmDriver, { list, kind }: StoredCrm): Promise<string | null> {
  if (list === null) return null
  const lists = await driver.listLists()
  if (lists.some(({ id }) => id === list.id)) return list.id
  throw new CrmFailure(
    'gone',
    `The list ‘${list.name}’ is no longer in ${crmNames[kind]}, or the key can’t see it. Choose another on the Connections page.`,
  )
}

async function end(
  ctx: Ctx,
  payload: CrmPayload,
  by: string | null,
  workspaceId: string,
  outcome: CrmOutcome,
): Promise<void> {
  const { dealId } = payload
  const crm = crmNames[payload.kind]
  const asks = outcome.choices.length > 0
  const ended = asks ? { status: 'asks' as const, detail: '' } : { status: 'sent' as const, detail: '', at: ctx.now() }
  await inTransaction(ctx, async (tx) => {
    if (!(await noteSending(tx.db, payload, { ...ended, outcome }))) return
    await noteActivity(tx, { dealId, by, kind: asks ? 'crm_asks' : 'crm_sent', data: { crm } })
    if (asks) return
    const who = { door: 'job', userId: by } as const
    await noteAudit(tx, { workspaceId, dealId, event: 'crm_sent', detail: crm, by: who })
  })
}

async function endFailed(ctx: Ctx, payload: CrmPayload, by: string | null, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await noteSending(tx.db, payload, { status: 'failed', detail: reason }))) return
    const data = { crm: crmNames[payload.kind], reason }
    await noteActivity(tx, { dealId: payload.dealId, by, kind: 'crm_failed', data })
  })
}

/** Waits for longer than a run may; after the last pause the sending has failed. */
async function postpone(ctx: Ctx, payload: CrmPayload, by: string | null, failure: CrmFailure): Promise<void> {
  const pause = pauseSeconds[payload.round]
  const place = await findDealPlace(ctx.db, payload.dealId)
  if (pause === undefined || !place)
    return endFailed(ctx, payload, by, `${failure.message} It was tried for hours. Send the deal again later.`)
  const afterSeconds = Math.max(pause, failure.retryAfter ?? 0)
  const minutes = Math.ceil(afterSeconds / 60)
  const detail = `${failure.message} Trying again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
  await inTransaction(ctx, async (tx) => {
    if (!(await noteSending(tx.db, payload, { status: 'queued', detail }))) return
    const next = { ...payload, round: payload.round + 1 }
    const { workspaceId } = place
    await tx.jobs.send(crmQueue, next, { key: makeKey(next), workspaceId, afterSeconds })
  })
}

/** A key of a job’s own: that the sendings of a deal follow each other is up to the lane of its workspace. */
export const makeKey = ({ dealId, kind, asked, round }: CrmPayload): string => `${dealId} ${kind} ${asked} ${round}`
