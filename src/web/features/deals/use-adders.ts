import { useQuery } from '@tanstack/react-query'
import { memberEndpoints } from '#contract/members.ts'
import { call } from '#web/lib/api.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

/** The people of the workspace as values of the filter by who added a deal; empty until they are known. */
export function useAdders(enabled: boolean): ReadonlyArray<{ value: string; label: string }> {
  const workspace = useWorkspaceId()
  const members = useQuery({
    queryKey: ['members', workspace, 'adders'],
    queryFn: ({ signal }) => call(memberEndpoints.list, { params: { id: workspace ?? '' } }, { signal }),
    enabled: enabled && workspace !== null,
  })
  return (members.data ?? []).map(({ user_id, first_name, last_name, email }) => ({
    value: user_id,
    label: `${first_name} ${last_name}`.trim() || email,
  }))
}
