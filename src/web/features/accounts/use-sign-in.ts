import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { accountEndpoints, type loginBody } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, readServerMessage } from '#web/lib/api-errors.ts'
import { takeAskedPage } from '#web/lib/asked-page.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { startSession } from '#web/lib/session.ts'
import { appToast, flowToast } from '#web/ui/toasts.ts'
import { googleFailureTexts, takeGoogleReturn } from './google-return.ts'

type Token = { key: string; user_id: string; kept?: boolean }

/** Fetches the user of a token, stores both, and opens the onboarding, the requested page or the deals. */
function useEntry() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ key, user_id }: Token) => {
      const signedIn = await call(accountEndpoints.getUser, { params: { id: user_id } }, { token: key })
      startSession(key, signedIn)
      return signedIn
    },
    onError: (error) => flowToast.error({ title: 'Error fetching user data', description: readServerMessage(error) }),
    onSuccess: (signedIn, { kept = false }) => {
      queryClient.clear()
      flowToast.dismiss()
      if (kept) appToast.success({ title: 'Your account is kept', description: 'You signed in, so it is not deleted.' })
      const asked = takeAskedPage(signedIn.user_id)
      // An invitation takes the place of the onboarding.
      if (!signedIn.is_onboarding_complete && !asked?.startsWith(paths.invite('')))
        return navigate(paths.onboardingProfile)
      return navigate(asked ?? paths.dealList)
    },
  })
}

/** Whether a sign-in was refused for the code of two-factor sign-in, missing or wrong. */
export const needsCode = (error: Error | null): boolean => error instanceof ApiError && error.fields.code !== undefined

/** Signs in by email and password, or completes a sign-in with Google. */
export function useSignIn() {
  const { mutate: enter, isPending: entering } = useEntry()
  const login = useMutation({
    mutationFn: (body: z.input<typeof loginBody>) => call(accountEndpoints.logIn, { body }),
    onError: (error, { code }) => {
      // The first time the form asks for the code, which is not a failure.
      if (code === undefined && needsCode(error)) return flowToast.dismissFailure()
      flowToast.error({ title: 'Login failed', description: readServerMessage(error) })
    },
  })
  useEffect(() => {
    const back = takeGoogleReturn()
    if (back === null) return
    if (typeof back === 'string') flowToast.error({ title: 'Login failed', description: googleFailureTexts[back] })
    else enter({ key: back.token, user_id: back.user_id })
  }, [enter])
  return {
    signIn: (body: z.input<typeof loginBody>) => login.mutate(body, { onSuccess: (token) => enter(token) }),
    error: login.error,
    pending: login.isPending || entering,
  }
}
