import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { accountEndpoints, type signUpBody } from '#contract/accounts.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readUser, startSession, storeUser, storeWorkspaceId } from '#web/lib/session.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'

/** Reads what an invitation is for. */
export function useReceivedInvite(key: string) {
  return useQuery({
    queryKey: ['invite', key],
    queryFn: ({ signal }) => call(inviteEndpoints.read, { params: { key } }, { signal }),
    retry: false,
    // It is gone once it was accepted, while its screen is still shown.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** `needsName` tells whether the person still has to give a name. */
type Joined = { needsName: boolean }

/** Joins the workspace and makes it the active one. */
async function accept(key: string): Promise<Joined> {
  const { workspace_id } = await call(inviteEndpoints.accept, { params: { key } })
  storeWorkspaceId(workspace_id)
  const user = readUser()
  if (user) storeUser({ ...user, is_onboarding_complete: true })
  await queryClient.invalidateQueries({ queryKey: workspacesKey })
  return { needsName: user?.first_name === '' }
}

export function useAcceptInvite(key: string) {
  return useMutation({ mutationFn: () => accept(key) })
}

type Outcome = { onJoined: (outcome: Joined) => void; onFailed: (error: Error) => void }

/**
 * Makes an account for the address of an invitation, signs in and joins. The outcome is told by the mutation itself: once signed
 * in, the screen shows something else than the form that asked.
 */
export function useJoinByInvite(key: string, { onJoined, onFailed }: Outcome) {
  return useMutation({
    onSuccess: onJoined,
    onError: onFailed,
    mutationFn: async (body: z.input<typeof signUpBody>) => {
      await call(accountEndpoints.signUp, { body: { ...body, invite: key } })
      const { email, password1: password } = body
      const { key: token, user_id: id } = await call(accountEndpoints.logIn, { body: { email, password } })
      startSession(token, await call(accountEndpoints.getUser, { params: { id } }, { token }))
      queryClient.removeQueries({ queryKey: workspacesKey })
      return accept(key)
    },
  })
}
