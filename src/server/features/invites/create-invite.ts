import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { type Invite, type inviteBody, mostInvitesADay } from '#contract/invites.ts'
import { roleWords } from '#contract/roles.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, tooMany } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { findUserName, makeAddressKey } from '../accounts/accounts-queries.ts'
import { requireUser } from '../accounts/require-user.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { holdMembers, isInWorkspace } from '../workspaces/workspaces-queries.ts'
import { makeInviteMail } from './invite-mail.ts'
import { insertInvite, listSent, lockInvites, withdrawInvites } from './invites-store.ts'
import { describeInvite } from './list-invites.ts'

type Input = z.output<typeof inviteBody> & { workspaceId: string }

const dayMs = 24 * 3_600_000
const openMs = 7 * dayMs

/**
 * Invites a person by email, whether the address has an account or not; an earlier invitation of the address stops working.
 * AppError 409 for a person of the workspace, 429 for too many in a day.
 */
export async function createInvite(ctx: Ctx, { workspaceId, email, role }: Input): Promise<Invite> {
  const by = requireUser(ctx)
  const key = createToken()
  const { invite, workspace } = await inTransaction(ctx, async (tx) => {
    // A person who is being removed makes no invitation that outlives the removal.
    await holdMembers(tx, workspaceId)
    const { name } = await requireMember(tx, workspaceId)
    await lockInvites(tx.db)
    if (await isInWorkspace(tx, workspaceId, email))
      throw conflict(`${email} is in this workspace already. You can change the role in the list.`)
    await refuseTooMany(tx, workspaceId, by)
    const now = tx.now()
    const email_key = makeAddressKey(email)
    await withdrawInvites(tx.db, workspaceId, { emailKey: email_key }, now)
    const values = { invite_id: uuid(), workspace_id: workspaceId, email, email_key, role, invited_by: by }
    const times = { created_at: now, expires_at: new Date(now.getTime() + openMs), used_at: null, withdrawn_at: null }
    await insertInvite(tx.db, { ...values, ...times, key_hash: hashToken(key) })
    const detail = `${email} as ${roleWords[role]}`
    await noteAudit(tx, { workspaceId, event: 'invite_made', subjectId: values.invite_id, detail })
    return { invite: describeInvite({ ...values, ...times }, now), workspace: name }
  })
  const mail = { to: email, key, by: (await findUserName(ctx, by)) || 'A colleague', workspace, role }
  await ctx.mailer.send(makeInviteMail(ctx.config, mail))
  return invite
}

async function refuseTooMany(tx: Tx, workspaceId: string, by: string): Promise<void> {
  const now = tx.now().getTime()
  const sent = await listSent(tx.db, workspaceId, by, new Date(now - dayMs))
  const blocking = sent[mostInvitesADay - 1]
  if (blocking === undefined) return
  const seconds = Math.ceil((blocking.getTime() + dayMs - now) / 1000)
  const hours = Math.ceil(seconds / 3600)
  const when = hours === 1 ? 'an hour' : `${hours} hours`
  throw tooMany(
    `${mostInvitesADay} invitations were sent within a day, the most possible. Try again in ${when}.`,
    seconds,
  )
}
