import { z } from 'zod'
import { verdicts } from './decisions.ts'

export const dealStatuses = ['in_progress', 'completed', 'failed'] as const

/** Several values separated by commas. */
const severalOf = <T>(one: z.ZodType<T, string>) =>
  z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(one).max(100))

/** The columns that the list of deals can be sorted by; with '-' before it from the highest down. */
const sortColumns = [
  'name',
  'updated_on',
  'created_on',
  'documents',
  'added_by',
  'status',
  'stage',
  'ask',
  'sector',
  'hq',
  'flags',
  'check',
  'decision',
  'seen',
] as const
export type SortColumn = (typeof sortColumns)[number]
export type DealOrder = SortColumn | `-${SortColumn}`
// Each column stands in the list twice, as it is and with its minus.
const orders = sortColumns.flatMap((column) => [column, `-${column}`]) as [DealOrder, ...DealOrder[]]
export const dealOrder = z.enum(orders)

/**
 * What a list of deals is limited to, each as text of an address; a deal shows where every filter that is given holds, and one of the
 * values of each. Values: `stage`, `sector`, `hq` those of the vocabularies, or 'none' for unknown; `by` user ids.
 */
export const dealFilters = z.object({
  /** In name, founders, one-liner and who added it. */
  search: z.string().max(200).optional(),
  status: severalOf(z.enum(dealStatuses)).optional(),
  stage: severalOf(z.string().max(100)).optional(),
  sector: severalOf(z.string().max(100)).optional(),
  hq: severalOf(z.string().max(100)).optional(),
  /** With green flags, with red flags, or without any. */
  flags: severalOf(z.enum(['green', 'red', 'none'])).optional(),
  /** With any signal, with an alarm, with hidden instructions, with a contradiction that is not settled. */
  signal: severalOf(z.enum(['any', 'alarm', 'hidden', 'contradicted'])).optional(),
  /** With values to check, or with none of them. */
  check: severalOf(z.enum(['open', 'done'])).optional(),
  /** 'none' is undecided; 'again' is watched, with its day come. */
  decision: severalOf(z.enum(['none', ...verdicts, 'again'])).optional(),
  by: severalOf(z.uuid()).optional(),
  /** Whether there are earlier deals that look alike. */
  seen: severalOf(z.enum(['yes', 'no'])).optional(),
  /** Added in the last 7, 30 or 90 days, or since a day. */
  added: z.union([z.enum(['week', 'month', 'quarter']), z.iso.date()]).optional(),
})
export type DealFilters = z.output<typeof dealFilters>
