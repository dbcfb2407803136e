import type { Generated } from 'kysely'
import type { Role } from '#contract/roles.ts'

interface WorkspaceTable {
  workspace_id: string
  name: string
  company_name: string
  /** Empty without one. */
  relay_email: string
  /** Lower case, the unique form of the relay address; null without one. */
  relay_key: string | null
  read_company_sites: Generated<boolean>
  /** Nothing of its deals is sent to a language model. */
  no_model: Generated<boolean>
  created_at: Generated<Date>
  /** When it was closed, and when it is deleted; null while it is open. */
  closed_at: Date | null
  closes_at: Date | null
  /** When its owners were told that it is deleted in a day. */
  reminded_at: Date | null
}

/** A person who may not use a workspace while it is closed. */
interface ClosedMembershipTable {
  workspace_id: string
  user_id: string
  role: Role
  created_at: Date
}

interface MembershipTable {
  workspace_id: string
  user_id: string
  role: Role
  created_at: Generated<Date>
}

/** A relay address that a workspace had; mail to it still counts as the workspace's until then. */
interface FormerRelayTable {
  relay_key: string
  workspace_id: string
  until: Date
}

export interface WorkspaceTables {
  former_relay: FormerRelayTable
  workspace: WorkspaceTable
  membership: MembershipTable
  closed_membership: ClosedMembershipTable
}
