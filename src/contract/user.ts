import { z } from 'zod'

export const user = z.object({
  user_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_onboarding_complete: z.boolean(),
})
export type User = z.output<typeof user>
