import { z } from 'zod'
import { jsonResponse } from './memo.ts'
import { standing, standingCounts } from './standing.ts'

const place = z.object({ value: z.string(), quote: z.string().optional() })

/** Another place that says otherwise. */
const otherPlace = z.object({ value: z.string(), settled: z.boolean(), source: place })

/** That a person of the team wrote or confirmed something; not who or when. */
const byTeam = z.object({ action: z.enum(['edited', 'confirmed']) })

const marked = {
  standing,
  contradicted_by: z.array(otherPlace).exactOptional(),
  entered: byTeam.exactOptional(),
}

/** What the read view needs to know of a field. `near` is the place that comes near an open one. */
const sharedField = z.object({
  type: z.enum(['str', 'bool', 'array']),
  value: z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]),
  ...marked,
  near: place.exactOptional(),
  entries: z.array(z.object({ value: z.string(), ...marked })).exactOptional(),
})
export type SharedField = z.output<typeof sharedField>

const fields = z.record(z.string(), sharedField)

/**
 * What a memo link shows of a memo: the read view with its marks and contradictions, its counts and its hidden instructions. All else
 * is left out by this schema, which is the list of what may be shown.
 */
export const sharedMemo = z.object({
  name: z.string(),
  made_on: z.string(),
  pitch_deck_id: z.uuid(),
  /** How many pages the deck has; null where its pages are not shown. */
  pages: z.number().int().nullable(),
  has_pdf: z.boolean(),
  counts: standingCounts,
  hidden_instructions: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      reason: z.string(),
      source: z.array(z.object({ value: z.string(), quote: z.string().optional() })),
    }),
  ),
  fields: z.record(z.string(), z.union([fields, z.array(fields)])),
  json_response: jsonResponse.omit({ scrappers_status: true, prose: true }),
})
export type SharedMemo = z.output<typeof sharedMemo>
