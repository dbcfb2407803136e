import { useMutation, useQuery } from '@tanstack/react-query'
import { type DealView, viewEndpoints } from '#contract/views.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeViewsKey = (workspace: string | null) => ['views', workspace] as const

/** The saved views of the person, and those that others share. */
export function useViews() {
  const workspace = useWorkspaceId()
  return useQuery({
    queryKey: makeViewsKey(workspace),
    queryFn: ({ signal }) => call(viewEndpoints.list, { params: { id: workspace ?? '' } }, { signal }),
    enabled: workspace !== null,
    staleTime: 60_000,
  })
}

type ViewFields = { name: string; query: string; shared: boolean }

/** Saves a view: a new one, or in the place of one's own. */
export function useSaveView(own: DealView | undefined) {
  const id = useWorkspaceId() ?? ''
  return useMutation({
    mutationFn: (body: ViewFields) =>
      own
        ? call(viewEndpoints.change, { params: { id, viewId: own.id }, body })
        : call(viewEndpoints.save, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: makeViewsKey(id) }),
  })
}

export function useRemoveView({ id: viewId, name }: DealView) {
  const id = useWorkspaceId() ?? ''
  return useMutation({
    mutationFn: () => call(viewEndpoints.remove, { params: { id, viewId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: makeViewsKey(id) }),
    onError: (error) =>
      appToast.error({ title: `Could not delete the view ${name}`, description: explainError(error) }),
  })
}
