import { useQuery } from '@tanstack/react-query'
import { memberEndpoints } from '#contract/members.ts'
import { call } from '#web/lib/api.ts'
import { nameMember } from '#web/lib/use-members.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

/** The people of the workspace as values of the filter by who added a deal; empty until they are known. */
export function useAdders(enabled: boolean): ReadonlyArray<{ value: string; label: string }> {
  const workspace = useWorkspaceId()
  const members = useQuery({
    queryKey: ['members', workspace, 'adders'],
    queryFn: ({ signal }) => call(memberEndpoints.list, { params: { id: workspace ?? '' } }, { signal }),
    enabled: enabled && workspace !== null,
  })
  return (members.data ?? []).map((member) => ({ value: member.user_id, label: nameMember(member) }))
}
