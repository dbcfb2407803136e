import type { ColumnType } from 'kysely'

interface CommentTable {
  comment_id: string
  deal_id: string
  /** All four null for a comment on the deal as a whole. */
  section: string | null
  field: string | null
  founder_id: string | null
  /** The name that the founder had when the comment was written. */
  founder: string | null
  /** The field's value then, as JSON. */
  value_then: ColumnType<unknown, string, never>
  body: string
  /** Null where the account was deleted. */
  created_by: string | null
  created_at: Date
  edited_at: Date | null
  /** Null while it is open. */
  resolved_at: Date | null
  resolved_by: string | null
}

/** A person whom a comment names; null until they were told by email. */
interface CommentMentionTable {
  comment_id: string
  user_id: string
  mailed_at: Date | null
}

/** When a person was or will be told of mentions in a deal; the next email is ten minutes later at the earliest. */
interface MentionEmailTable {
  deal_id: string
  user_id: string
  planned_at: Date
}

export interface CommentTables {
  comment: CommentTable
  comment_mention: CommentMentionTable
  mention_email: MentionEmailTable
}
