import { allows } from '#contract/roles.ts'
import type { ViewFields } from '#contract/views.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { forbidden } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'

/** What is stored of a view; AppError 403 where a viewer shares one. */
export async function readViewFields(ctx: Ctx, workspaceId: string, { name, query, shared }: ViewFields) {
  const { role } = await requireMember(ctx, workspaceId)
  if (shared && !allows(role, 'member'))
    throw forbidden('Viewers keep views for themselves. Ask an owner to make you a member.')
  return { name: makeStorable(name), query: makeStorable(query), is_shared: shared }
}
