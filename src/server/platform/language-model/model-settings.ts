import { z } from 'zod'
import { modelProviders } from '#contract/language-models.ts'

/** Which model is asked, and how it is reached. `baseUrl` null stands for the provider's own address. */
const modelSettings = z.object({
  provider: z.enum(modelProviders),
  model: z.string().min(1),
  baseUrl: z.string().nullable(),
  apiKey: z.string().nullable(),
  /** What people know the provider by, where that is not its wire format. */
  shownAs: z.string().exactOptional(),
})

export type ModelSettings = z.output<typeof modelSettings>
