import type { ColumnType, Generated } from 'kysely'
import type { Deal, DealSource } from '#contract/deals.ts'

interface DealTable {
  deal_id: string
  workspace_id: string
  /** The newest of its decks, from which the memo is made. */
  deck_id: string
  source: Generated<DealSource>
  /** Need as JSON: what a failed deal waits for; null otherwise. */
  needs: ColumnType<unknown, string | null | undefined, string | null>
  /** A passcode, code or password for the attempt under way, sealed; null as soon as it is over. */
  given: Generated<string | null>
  name: string
  status: Deal['status']
  status_detail: string
  /** What happens now, such as 'Reading page'; null when nothing does. */
  progress_stage: string | null
  progress_done: Generated<number>
  progress_total: Generated<number>
  /** While a memo is made: whether a language model is asked for it, or not any further. Null otherwise. */
  model_state: 'asked' | 'cancelled' | null
  created_by: string | null
  created_at: Date
  /** Last change of status or memo; progress alone does not move it. */
  updated_at: Date
  /** The transaction of the last change, stamped by a trigger. */
  changed_in: Generated<string>
}

/** What is left of a deleted deal, so that listeners who were away still learn of it. */
interface DealRemovalTable {
  deal_id: string
  workspace_id: string
  removed_at: Date
  changed_in: Generated<string>
}

/** When something last changed that the rows of all deals of a workspace show. */
interface DealListChangeTable {
  workspace_id: string
  changed_in: string
}

/** Free text that came with a deck or later; the newest is the most recent update. */
interface DealUpdateTable {
  deal_update_id: string
  deal_id: string
  body: string
  /** Who it came from: a member by hand, a forwarded mail, or a founder's answer. */
  origin: Generated<'member' | 'mail' | 'answer'>
  /** The address of who wrote a mail; '' otherwise. */
  sender: Generated<string>
  created_by: string | null
  created_at: Date
}

/** When a member gave what a deal's link or file asked for. */
interface OpeningAttemptTable {
  deal_id: string
  attempted_at: Date
}

/** Of two deals that look alike, the later one and the earlier one, and what showed it. */
interface DealAlikeTable {
  deal_id: string
  earlier_id: string
  how: 'file' | 'pages' | 'company'
}

/** What a member said of two deals, the smaller id first: that they are the same company, or that they are not. */
interface SameCompanyTable {
  deal_id: string
  other_id: string
  is_same: boolean
  said_by: string | null
  said_at: Date
}

export interface DealTables {
  deal_alike: DealAlikeTable
  same_company: SameCompanyTable
  deal: DealTable
  deal_removal: DealRemovalTable
  deal_list_change: DealListChangeTable
  deal_update: DealUpdateTable
  opening_attempt: OpeningAttemptTable
}
