import { allows, type Role } from '#contract/roles.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forbidden } from '#server/platform/errors.ts'

const refusals: Record<Role, string> = {
  viewer: 'You can’t read this workspace.',
  member: 'Viewers can read and comment. Ask an owner to make you a member.',
  owner: 'Only owners can do this. Ask an owner of the workspace.',
}

/** Throws AppError 403 unless a person's role in the workspace allows the call. */
export function requireRole({ needed = 'owner' }: Pick<Ctx, 'needed'>, own: Role): void {
  if (!allows(own, needed)) throw forbidden(refusals[needed])
}
