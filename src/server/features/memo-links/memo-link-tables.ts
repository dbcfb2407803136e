import type { Generated } from 'kysely'

interface MemoLinkTable {
  link_id: string
  deal_id: string
  /** SHA-256 of the key; the key itself is kept nowhere. */
  key_hash: Buffer
  name: string
  /** Of argon2id; null without a passcode. */
  passcode_hash: string | null
  ask_email: boolean
  with_pages: boolean
  with_pdf: boolean
  made_by: string | null
  made_at: Date
  expires_at: Date
  /** When it was ended before its time; null otherwise. */
  ended_at: Date | null
}

/** One opening of a link: its ticket, and what the reader has seen. */
interface MemoLinkViewTable {
  view_id: string
  link_id: string
  /** SHA-256 of the ticket. */
  ticket_hash: Buffer
  at: Date
  /** As the reader typed it; null where it was not asked for. */
  email: string | null
  seconds: Generated<number>
  parts: Generated<string[]>
  pages: Generated<number[]>
}

/** A passcode that a network tried on a link. */
interface MemoLinkTryTable {
  try_id: string
  link_id: string
  network: string
  tried_at: Date
}

export interface MemoLinkTables {
  memo_link: MemoLinkTable
  memo_link_view: MemoLinkViewTable
  memo_link_try: MemoLinkTryTable
}
