import type { ColumnType } from 'kysely'

interface ApiKeyTable {
  key_id: string
  workspace_id: string
  /** The owner who made it; it ends with what they may do there. */
  made_by: string
  /** SHA-256 of the key; the key itself is kept nowhere. */
  key_hash: Buffer
  name: string
  /** The end of the key, by which people tell keys apart. */
  last_characters: string
  scopes: string[]
  made_at: Date
  /** Null for one that does not expire. */
  expires_at: Date | null
  /** The UTC day, as YYYY-MM-DD. */
  last_used_on: ColumnType<string | null, null, string>
}

export interface ApiKeyTables {
  api_key: ApiKeyTable
}
