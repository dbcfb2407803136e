import type { ColumnType, Generated } from 'kysely'

interface DeckTable {
  deck_id: string
  deal_id: string
  page_count: number
  /** DeckMetadata as JSON, null until the deck is read. */
  metadata: ColumnType<unknown, string | null, string | null>
  /** The member who added it; null for the decks of before and for members who are gone. */
  created_by: string | null
  created_at: Date
}

interface DocumentTable {
  document_id: string
  deck_id: string
  name: string
  content_type: string
  bytes: number
  sha256: string
  storage_key: string
  /** Where its copy without a password is; null where the document needs none. */
  unlocked_key: Generated<string | null>
  created_at: Date
}

interface PageTable {
  deck_id: string
  page: number
  width: number
  height: number
  /** 64 bits of its text as a number, 0 where it has too few words; null in rows older than this column. */
  print: string | null
  /** DeckPage as JSON. */
  content: ColumnType<unknown, string, string>
}

/** The link that a deck is fetched from; its document exists once it was. */
interface DeckLinkTable {
  deck_id: string
  url: string
}

/** A deck whose file is being received; what is left of it after a crash is found by this row. */
interface UnfinishedUploadTable {
  deck_id: string
  started_at: Date
}

export interface DeckTables {
  deck: DeckTable
  document: DocumentTable
  page: PageTable
  deck_link: DeckLinkTable
  unfinished_upload: UnfinishedUploadTable
}
