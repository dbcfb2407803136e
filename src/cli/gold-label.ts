import { z } from 'zod'

const spellings = z.union([z.string(), z.array(z.string())])
const oneOf = z
  .union([z.string(), z.array(z.string())])
  .nullable()
  .optional()
const each = z.array(spellings).nullable().optional()
const closed = z
  .object({ must: z.array(z.string()).default([]), may: z.array(z.string()).default([]) })
  .nullable()
  .optional()

/** What a careful reader finds in a deck: keys left out are not scored; null or [] says that the deck does not state it. */
export const goldLabel = z.object({
  language: z.string().optional(),
  company_name: oneOf,
  one_liner: oneOf,
  site: oneOf,
  email: oneOf,
  year_founded: oneOf,
  employees: oneOf,
  hq: closed,
  stage: closed,
  industry: closed,
  target_market: closed,
  client_type: closed,
  product_type: closed,
  business_model: closed,
  revenue: oneOf,
  revenue_growth: oneOf,
  customers: oneOf,
  users: oneOf,
  notable_customers: each,
  amount_raising: oneOf,
  valuation: oneOf,
  previous_funding: oneOf,
  previous_investors: each,
  tam: oneOf,
  market_growth: oneOf,
  competitors: each,
  gross_margin: oneOf,
  cac: oneOf,
  ltv: oneOf,
  founders: z
    .array(
      z.object({
        name: spellings,
        role: spellings.nullable().optional(),
        linkedin: z.string().nullable().optional(),
        optional: z.boolean().optional(),
        traits: z.record(z.string(), z.boolean()).optional(),
      }),
    )
    .nullable()
    .optional(),
  topics: z.record(z.string(), z.array(z.number().int())).optional(),
})
export type GoldLabel = z.output<typeof goldLabel>
export type GoldFounder = NonNullable<GoldLabel['founders']>[number]
