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

/** Joins the workspace and makes it the active one. `needsName` tells whether the person still has to give a name. */
async function accept(key: string): Promise<{ needsName: boolean }> {
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

/** Makes an account for the address of an invitation, signs in and joins. */
export function useJoinByInvite(key: string) {
  return useMutation({
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
