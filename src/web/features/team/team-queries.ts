import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type Invite, type inviteBody, inviteEndpoints } from '#contract/invites.ts'
import { memberEndpoints } from '#contract/members.ts'
import type { Role } from '#contract/roles.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { makeMembersKey } from '#web/lib/use-members.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeInvitesKey = (workspaceId: string) => ['invites', workspaceId]

/** Reads the invitations that wait; owners alone see them. */
export function useInvites(id: string, enabled: boolean) {
  return useQuery({
    queryKey: makeInvitesKey(id),
    queryFn: ({ signal }) => call(inviteEndpoints.list, { params: { id } }, { signal }),
    enabled,
  })
}

export function useChangeRole(id: string) {
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      call(memberEndpoints.changeRole, { params: { id, userId }, body: { role } }),
    onSuccess: () => appToast.success({ title: 'Role changed' }),
    onError: (error) => appToast.error({ title: 'Could not change the role', description: explainError(error) }),
    // One’s own role may be the one that changed.
    onSettled: () => Promise.all([reload(makeMembersKey(id)), reload(workspacesKey)]),
  })
}

/** Removes a person; `removed` is called once the list is without them. */
export function useRemoveMember(id: string, name: string) {
  return useMutation({
    mutationFn: (userId: string) => call(memberEndpoints.remove, { params: { id, userId } }),
    onSuccess: async () => {
      await reload(makeMembersKey(id))
      appToast.success({ title: `${name} removed` })
    },
    onError: (error) => {
      appToast.error({ title: `Could not remove ${name}`, description: explainError(error) })
      return reload(makeMembersKey(id))
    },
  })
}

/** Leaves the workspace; another one of the person, if there is one, becomes the active one. */
export function useLeave(id: string, name: string) {
  return useMutation({
    mutationFn: (userId: string) => call(memberEndpoints.remove, { params: { id, userId } }),
    onSuccess: async () => {
      await reload(workspacesKey)
      appToast.success({ title: `You left ${name}` })
    },
    onError: (error) => appToast.error({ title: `Could not leave ${name}`, description: explainError(error) }),
  })
}

export function useInvite(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof inviteBody>) => call(inviteEndpoints.create, { params: { id }, body }),
    onSuccess: ({ email }) => {
      appToast.success({ title: `Invitation sent to ${email}` })
      return reload(makeInvitesKey(id))
    },
    onError: (error) => appToast.error({ title: 'Could not send the invitation', description: explainError(error) }),
  })
}

export function useWithdrawInvite(id: string) {
  return useMutation({
    mutationFn: (invite: Invite) => call(inviteEndpoints.revoke, { params: { id, inviteId: invite.id } }),
    onSuccess: (_, { email }) => appToast.success({ title: `Invitation of ${email} withdrawn` }),
    onError: (error) =>
      appToast.error({ title: 'Could not withdraw the invitation', description: explainError(error) }),
    onSettled: () => reload(makeInvitesKey(id)),
  })
}

const reload = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey })
