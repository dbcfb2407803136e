import { useQuery } from '@tanstack/react-query'
import { type Member, memberEndpoints } from '#contract/members.ts'
import { call } from './api.ts'

export const makeMembersKey = (workspaceId: string) => ['members', workspaceId]

/** The people of a workspace, in the order in which they joined. */
export function useMembers(id: string) {
  return useQuery({
    queryKey: makeMembersKey(id),
    queryFn: ({ signal }) => call(memberEndpoints.list, { params: { id } }, { signal }),
  })
}

/** Returns the name of a member, else the address. */
export const nameMember = ({ first_name, last_name, email }: Member): string =>
  `${first_name} ${last_name}`.trim() || email
