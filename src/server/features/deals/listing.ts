import type { z } from 'zod'
import { deal } from '#contract/deals.ts'

/** What the list shows of a memo, as it stands in the deal's row. */
export const listed = deal.pick({ stage: true, ask: true, sector: true, hq: true, counts: true })

/** What the list shows of a memo, and what it is sorted, filtered and searched by. */
export type Listing = {
  listed: z.output<typeof listed>
  /** Founders and one-liner, for the search. */
  told: string
  /** Place in the vocabulary from 1; 0 for none of its stages. */
  stageRank: number
  /** -1 where it is not known. */
  askUsd: number
  /** Values of the vocabularies. */
  sectors: string[]
  hq: string | null
  signals: number
  alarms: number
}
