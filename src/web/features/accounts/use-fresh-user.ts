import { useQuery } from '@tanstack/react-query'
import { accountEndpoints } from '#contract/accounts.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/lib/api.ts'
import { storeUser } from '#web/lib/session.ts'
import { useUser } from '#web/lib/use-session.ts'

/** The stored user, and soon after as the server has it: an address may have been confirmed in another window. */
export function useFreshUser(): User | null {
  const stored = useUser()
  const id = stored?.user_id ?? ''
  useQuery({
    queryKey: ['user', id],
    queryFn: async ({ signal }) => {
      const fresh = await call(accountEndpoints.getUser, { params: { id } }, { signal })
      storeUser(fresh)
      return fresh
    },
    enabled: id !== '',
    staleTime: 0,
  })
  return stored
}
