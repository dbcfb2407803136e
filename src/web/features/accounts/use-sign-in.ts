import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { accountEndpoints, type loginBody } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { serverMessage } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { startSession } from '#web/lib/session.ts'
import { flowToast } from '#web/ui/toasts.ts'

/** Login, then the user, then both are stored; the way on depends on the onboarding. */
export function useSignIn() {
  const navigate = useNavigate()
  const login = useMutation({
    mutationFn: (body: z.input<typeof loginBody>) => call(accountEndpoints.logIn, { body }),
    onError: (error) => flowToast.error({ title: 'Login failed', description: serverMessage(error) }),
  })
  const user = useMutation({
    mutationFn: async ({ key, user_id }: { key: string; user_id: string }) => {
      const signedIn = await call(accountEndpoints.getUser, { params: { id: user_id } }, { token: key })
      startSession(key, signedIn)
      return signedIn
    },
    onError: (error) => flowToast.error({ title: 'Error fetching user data', description: serverMessage(error) }),
    onSuccess: (signedIn) => {
      queryClient.clear()
      flowToast.dismiss()
      return navigate(signedIn.is_onboarding_complete ? paths.dealList : paths.onboardingProfile)
    },
  })
  return {
    signIn: (body: z.input<typeof loginBody>) => login.mutate(body, { onSuccess: (answer) => user.mutate(answer) }),
    pending: login.isPending || user.isPending,
  }
}
