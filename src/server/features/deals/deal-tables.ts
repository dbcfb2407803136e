import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Deal, DealSource } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'

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
  /**
   * While a memo is made: whether a language model is asked for it, or not any further. 'kept' outlasts that: the deal is or was kept
   * from models, and a person has not had the memo made since it is no longer. Null otherwise.
   */
  model_state: 'asked' | 'cancelled' | 'kept' | null
  /** Nothing of it is sent to a language model. */
  no_model: Generated<boolean>
  created_by: string | null
  created_at: Date
  /** Last change of status or memo; progress alone does not move it. */
  updated_at: Date
  /** The transaction of the last change, stamped by a trigger. */
  changed_in: Generated<string>
  /** The name came from the file, so the proved name of the company takes its place. */
  name_from_file: Generated<boolean>
  /** False while its memo is older than the columns below. */
  is_described: Generated<boolean>
  /** Values and counts of the memo as the list shows them; null until there is one. */
  listed: ColumnType<unknown, string | undefined, string>
  /** What the search reads beside name and adder: founders and one-liner. */
  told: Generated<string>
  documents_count: Generated<number>
  /** Name of who added it, in lower case. */
  added_by: Generated<string>
  /** Place in the vocabulary of stages from 1; 0 for none of them. */
  stage_rank: Generated<number>
  /** Dollars that are asked for; -1 where that is not known. */
  ask_usd: Generated<number>
  /** Values of the vocabulary, 'none' alone without one. */
  sectors: Generated<string[]>
  /** The sectors as they are shown, in lower case. */
  sector: Generated<string>
  /** Value of the vocabulary, 'none' without one. */
  hq: Generated<string>
  signal_count: Generated<number>
  alarm_count: Generated<number>
  hidden_count: Generated<number>
  contradicted_count: Generated<number>
  /** Values to check; -1 until there is a memo. */
  check_count: Generated<number>
  /** Flags as counted when the deal or the template changed last; for order and filters alone. */
  green_count: Generated<number>
  red_count: Generated<number>
  /** How many other deals it names as seen before. */
  seen_count: Generated<number>
  verdict: Generated<Verdict | 'none'>
  decision_reason: Generated<string>
  decision_note: Generated<string>
  look_again_on: ColumnType<Date | null, string | null | undefined, string | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  search_text: GeneratedAlways<string>
  flag_score: GeneratedAlways<number>
  verdict_rank: GeneratedAlways<number>
}

/** How many deals of a workspace stand where, kept by triggers. */
interface DealCountTable extends Record<Deal['status'] | Verdict | 'none', number> {
  workspace_id: string
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
  deal_count: DealCountTable
  deal_removal: DealRemovalTable
  deal_list_change: DealListChangeTable
  deal_update: DealUpdateTable
  opening_attempt: OpeningAttemptTable
}
